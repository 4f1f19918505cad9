import type { Mark } from '@art/mark';
import styles from './Logo.module.css';

interface Props {
  name: string;
  mark: Mark;
}

/** The mark of the company, and its name. */
export function Logo({ name, mark }: Props) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 30 30" width="30" height="30" aria-hidden="true">
        {mark.ink.map((outline) => (
          <path fill="currentColor" {...outline} key={outline.d} />
        ))}
        {mark.accent.map((outline) => (
          <path className={styles.leaf} {...outline} key={outline.d} />
        ))}
      </svg>
      <span>{name}</span>
    </span>
  );
}
