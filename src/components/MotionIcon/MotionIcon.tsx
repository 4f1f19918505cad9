import styles from './MotionIcon.module.css';

/** A ring with two bars; filled while motion is paused. */
export function MotionIcon() {
  return (
    <svg className={styles.icon} viewBox="0 0 22 22" width="22" height="22" aria-hidden="true">
      <circle className={styles.ring} cx="11" cy="11" r="9" />
      <path className={styles.bars} d="M8.7 7v8M13.3 7v8" />
    </svg>
  );
}
