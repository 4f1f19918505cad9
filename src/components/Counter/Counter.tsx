import { formatNumber } from '@/lib/text';
import styles from './Counter.module.css';

interface Props {
  value: number;
}

/** A number that counts up when it scrolls into view. */
export const Counter = ({ value }: Props) => (
  <span className={styles.counter} data-count={value}>
    {formatNumber(value)}
  </span>
);
