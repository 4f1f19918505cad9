import type { ReactNode } from 'react';
import { Arrow } from '@/components/icons';
import styles from './GoBack.module.css';

interface Props {
  href: string;
  label: string;
  /** The name of the target, used as the label of the navigation. */
  place: string;
  /** The page beside it, whose right margin becomes wide enough for it. */
  children?: ReactNode;
}

/** The floating link back to the list. */
export function GoBack({ href, label, place, children }: Props) {
  return (
    <div className={styles.under}>
      {children}
      <nav className={`hide-on-paper cover ${styles.place}`} aria-label={place}>
        <a className={styles.link} href={href}>
          <Arrow />
          {label}
        </a>
      </nav>
    </div>
  );
}
