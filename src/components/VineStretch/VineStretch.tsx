import type { ReactNode } from 'react';
import styles from './VineStretch.module.css';

interface Props {
  /** The margin in which the vine runs. */
  side: 'left' | 'right';
  /** Any sections: the vine passes all of them. */
  children?: ReactNode;
}

/**
 * Sections that a part of the home page's vine passes. Only the left one waits until it is seen: the right one begins on the
 * first screen.
 */
export const VineStretch = ({ side, children }: Props) => (
  <div
    className={`${styles.stretch} ${styles[side]}`}
    {...(side === 'left' && { 'data-enter': '', 'data-enter-at': 0 })}
  >
    {children}
    <i className={styles.bud} aria-hidden="true" />
  </div>
);
