import type { ReactNode } from 'react';
import { Arrow } from '@/components/icons';
import styles from './GoBack.module.css';

interface Props {
  href: string;
  label: string;
  /** Where it leads back to, as the name of this piece of navigation. */
  place: string;
  /** What it floats beside: a page, whose right margin becomes wide enough for it. */
  children?: ReactNode;
}

/** The floating way back. */
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
