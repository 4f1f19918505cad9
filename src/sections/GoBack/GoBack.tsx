import type { ReactNode } from 'react';
import { Arrow } from '@/components/icons';
import styles from './GoBack.module.css';

interface Props {
  href: string;
  label: string;
  /** The name of the target, used as the label of the navigation. */
  place: string;
  /** The page that it floats over. */
  children?: ReactNode;
}

/** The floating link back to the list. scripts/goBack.ts moves it. */
export function GoBack({ href, label, place, children }: Props) {
  return (
    <div className={styles.under}>
      <nav className={`hide-on-paper cover ${styles.place}`} aria-label={place} data-go-back="">
        <a className={styles.link} href={href}>
          <Arrow />
          <span>{label}</span>
        </a>
      </nav>
      {children}
    </div>
  );
}
