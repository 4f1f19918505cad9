import type { ReactNode } from 'react';
import { breadcrumbStrings } from '@/ui/Breadcrumb/strings';
import { Arrow } from '@/ui/icons';
import styles from './GoBack.module.css';
import { serviceStrings } from './strings';

interface Props {
  /** The page that it floats over. */
  children?: ReactNode;
}

/** The floating link back to the list. scripts/goBack.ts moves it. */
export function GoBack({ children }: Props) {
  return (
    <div className={styles.under}>
      <nav className={`hide-on-paper cover ${styles.place}`} aria-label={breadcrumbStrings.services} data-go-back="">
        <a className={styles.link} href={serviceStrings.goBack.href}>
          <Arrow />
          <span>{serviceStrings.goBack.label}</span>
        </a>
      </nav>
      {children}
    </div>
  );
}
