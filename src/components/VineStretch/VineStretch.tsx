import type { ReactNode } from 'react';
import styles from './VineStretch.module.css';

interface Props {
  /** The margin in which the vine runs. */
  side: 'left' | 'right';
  /** Any sections: the vine passes all of them. */
  children?: ReactNode;
}

/** Sections that a part of the home page's vine passes. */
export const VineStretch = ({ side, children }: Props) => (
  <div className={`${styles.stretch} ${styles[side]}`} data-enter="" data-enter-at={0}>
    {children}
    <i className={styles.bud} aria-hidden="true" />
  </div>
);
