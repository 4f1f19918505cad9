import { LineIcon } from '@/components/icons';
import type { Documents } from '@/content/schemas/contentFiles';
import styles from './CopyButton.module.css';

export type CopyWords = Documents['labels/controls']['copy'];

interface Props {
  words: CopyWords;
  /** What is copied, for screen readers. */
  subject?: string;
}

/** Copies the text of the element before it. Hidden until its script runs. */
export function CopyButton({ words, subject }: Props) {
  return (
    <button
      type="button"
      className={subject && `small ${styles.copy}`}
      aria-live="polite"
      data-copy={words.done}
      data-failed={words.failed}
      hidden
    >
      {subject && <LineIcon path="M6 6h10v10H6zM12 6V2H2v10h4" />}
      <span data-label="">{words.label}</span>
      {subject && <span className="visually-hidden"> {subject}</span>}
    </button>
  );
}
