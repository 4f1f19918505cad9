import type { Mark } from '@/brand/initials';
import styles from './Logo.module.css';

interface Props {
  name: string;
  mark: Mark;
}

/** The initial of the company, and its name. */
export const Logo = ({ name, mark }: Props) => (
  <span className={styles.logo}>
    <svg viewBox="0 0 30 30" width="30" height="30" aria-hidden="true">
      <path fill="currentColor" d={mark.ink} />
      <path className={styles.leaf} d={mark.accent} />
    </svg>
    <span>{name}</span>
  </span>
);
