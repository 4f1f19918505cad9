import { LineIcon } from '@/ui/icons';
import styles from './CopyButton.module.css';
import { copyResults, copyStrings } from './strings';

interface Props {
  /** What is copied, for screen readers. */
  subject: string;
  hasIcon?: boolean;
}

/**
 * Copies the text of the element before it. Hidden until its script runs. Its name stays when its label changes: screen readers
 * hear the result from the live region, once.
 */
export function CopyButton({ subject, hasIcon = false }: Props) {
  return (
    <>
      <button
        type="button"
        className={hasIcon ? `small ${styles.copy}` : undefined}
        aria-label={copyStrings.name(subject)}
        data-copy={copyResults.done}
        data-failed={copyResults.failed}
        hidden
      >
        {hasIcon && <LineIcon path="M6 6h10v10H6zM12 6V2H2v10h4" />}
        <span data-label="">{copyStrings.label}</span>
      </button>
      <span className="visually-hidden" role="status" />
    </>
  );
}
