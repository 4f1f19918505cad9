import { LineIcon } from '@/components/LineIcon/LineIcon';
import styles from './CopyButton.module.css';

export interface CopyWords {
  label: string;
  done: string;
  failed: string;
}

/** What makes a button copy; it stays hidden until its behavior is there. */
export const copying = ({ done, failed }: Omit<CopyWords, 'label'>) =>
  ({ 'aria-live': 'polite', 'data-copy': done, 'data-failed': failed, hidden: true }) as const;

interface Props {
  words: CopyWords;
  /** What is copied, for screen readers. */
  subject: string;
}

/** Copies the text that stands before it. */
export function CopyButton({ words, subject }: Props) {
  return (
    <button type="button" className={styles.copy} {...copying(words)}>
      <LineIcon path="M6 6h10v10H6zM12 6V2H2v10h4" />
      <span data-label="">{words.label}</span>
      <span className="visually-hidden"> {subject}</span>
    </button>
  );
}
