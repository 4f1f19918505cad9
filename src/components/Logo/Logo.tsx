import styles from './Logo.module.css';

interface Props {
  name: string;
}

/** A T of two slats with a leaf in the angle, and the name. */
export function Logo({ name }: Props) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 30 30" width="30" height="30" aria-hidden="true">
        <path fill="currentColor" d="M0 0h30v6H18v24h-6V6H0z" />
        <path className={styles.leaf} d="M18 22A14 14 0 0 1 30 8A14 14 0 0 1 18 22Z" />
      </svg>
      <span>{name}</span>
    </span>
  );
}
