import styles from './FindField.module.css';

interface Props {
  words: { label: string; placeholder: string; clear: string };
  /** How many there are to find. */
  count: string;
}

/** A field that finds in the list of a page. It needs a script (findField.ts), and hides without. */
export function FindField({ words, count }: Props) {
  return (
    <search className={styles.find}>
      <label htmlFor="find">{words.label}</label>
      <div className={styles.field}>
        <input type="search" id="find" autoComplete="off" placeholder={words.placeholder} />
        <span className="label" role="status" data-found="">
          {count}
        </span>
        <button type="button" aria-label={words.clear} data-clear="" hidden>
          <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
            <path fill="none" stroke="currentColor" strokeWidth="1.6" d="M3 3l12 12M15 3L3 15" />
          </svg>
        </button>
      </div>
    </search>
  );
}
