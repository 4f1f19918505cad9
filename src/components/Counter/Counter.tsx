import { formatNumber } from '@/lib/text';
import styles from './Counter.module.css';

interface Props {
  value: number;
  /** The language in which it is written. */
  language: string;
}

/** A number that counts up when it is seen. */
export const Counter = ({ value, language }: Props) => (
  <span className={styles.counter} data-count={value}>
    {formatNumber(value, language)}
  </span>
);
