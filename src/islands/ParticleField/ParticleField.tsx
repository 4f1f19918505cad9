import { useRef } from 'react';
import styles from './ParticleField.module.css';
import { useParticleField } from './useParticleField';

/** The drifting network behind the home page. */
export function ParticleField() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useParticleField(canvas);
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without a tabindex takes no focus
  return <canvas className={styles.field} ref={canvas} aria-hidden="true" />;
}
