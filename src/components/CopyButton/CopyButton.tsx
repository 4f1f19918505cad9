import { LineIcon } from '@/components/icons';
import { copyStrings } from '@/strings';
import styles from './CopyButton.module.css';

interface Props {
  /** What is copied, for screen readers. */
  subject?: string;
}

/** Copies the text of the element before it. Hidden until its script runs. */
export function CopyButton({ subject }: Props) {
  return (
    <button
      type="button"
      className={subject && `small ${styles.copy}`}
      aria-live="polite"
      data-copy={copyStrings.done}
      data-failed={copyStrings.failed}
      hidden
    >
      {subject && <LineIcon path="M6 6h10v10H6zM12 6V2H2v10h4" />}
      <span data-label="">{copyStrings.label}</span>
      {subject && <span className="visually-hidden"> {subject}</span>}
    </button>
  );
}
