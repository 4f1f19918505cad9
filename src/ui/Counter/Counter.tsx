import { formatNumber } from '@/lib/text';
import styles from './Counter.module.css';

interface Props {
  value: number;
}

/** A number that counts up when it scrolls into view. Screen readers and the search of the browser always find the target. */
export const Counter = ({ value }: Props) => (
  <span className={styles.counter}>
    {/* The digits that Counter.script.ts shows in place of the target. */}
    <span className={styles.digits} aria-hidden="true" data-count={value} />
    <span className={styles.target}>{formatNumber(value)}</span>
  </span>
);
