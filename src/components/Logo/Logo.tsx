import styles from './Logo.module.css';
import { logoShapes } from './shapes';

const { letter, leaf } = logoShapes();

/** The logo and the name of the company. */
export const Logo = ({ name }: { name: string }) => (
  <span className={styles.logo}>
    <svg viewBox="0 0 30 30" width="30" height="30" aria-hidden="true">
      <path fill="currentColor" d={letter} />
      <path className={styles.leaf} d={leaf} />
    </svg>
    <span>{name}</span>
  </span>
);
