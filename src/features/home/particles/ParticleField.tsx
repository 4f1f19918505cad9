import styles from './ParticleField.module.css';

/** The animated background of the home page. */
export function ParticleField() {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without a tabindex is not focusable
  return <canvas className={`hide-on-paper ${styles.field}`} aria-hidden="true" data-particles="" />;
}
