import { Arrow } from '@/components/Arrow/Arrow';
import styles from './ArrowLabel.module.css';

interface Props {
  label: string;
  direction?: 'forward' | 'back';
}

/** Underlined words with an arrow; stands inside a link or on a card that is one. */
export function ArrowLabel({ label, direction = 'forward' }: Props) {
  return (
    <span className={`${styles.label} ${direction === 'back' ? styles.back : ''}`} data-arrow-label="">
      <span>{label}</span>
      <Arrow />
    </span>
  );
}
