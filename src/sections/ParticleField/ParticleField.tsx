import styles from './ParticleField.module.css';

/** The drifting network behind the first screen of the home page. */
export function ParticleField() {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without a tabindex takes no focus
  return <canvas className={`hide-on-paper ${styles.field}`} aria-hidden="true" data-particles="" />;
}
