import styles from './OpenMark.module.css';

/** The mark of a summary: a plus sign that becomes a leaf when the details open. */
export const OpenMark = () => <i className={`hide-on-paper ${styles.mark}`} aria-hidden="true" />;
