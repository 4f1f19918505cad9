import styles from './LeafCell.module.css';

/** The lattice cell at the end of a button, in which a leaf grows on hover and focus. */
export function LeafCell() {
  return (
    <svg className={styles.cell} viewBox="0 0 56 56" aria-hidden="true">
      <g className={styles.leaf}>
        <path d="M14 42A28 28 0 0 1 42 14A28 28 0 0 1 14 42Z" />
        <path className={styles.vein} d="M14 42L42 14" />
      </g>
    </svg>
  );
}
