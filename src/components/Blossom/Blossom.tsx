import styles from './Blossom.module.css';

const id = 'blossom';

/** The flower itself, once on a page, for every blossom that stands there. */
export function BlossomShape() {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <symbol id={id} viewBox="0 0 24 24">
        <path
          fill="currentColor"
          d="M12 12A6.2 6.2 0 0 1 12 1A6.2 6.2 0 0 1 12 12ZM12 12A6.2 6.2 0 0 1 22.5 8.6A6.2 6.2 0 0 1 12 12ZM12 12A6.2 6.2 0 0 1 18.5 20.9A6.2 6.2 0 0 1 12 12ZM12 12A6.2 6.2 0 0 1 5.5 20.9A6.2 6.2 0 0 1 12 12ZM12 12A6.2 6.2 0 0 1 1.5 8.6A6.2 6.2 0 0 1 12 12Z"
        />
        <circle className={styles.eye} cx="12" cy="12" r="2.4" />
      </symbol>
    </svg>
  );
}

/** A five-petaled flower the size of a letter: one star of a rating. */
export function Blossom() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#${id}`} />
    </svg>
  );
}
