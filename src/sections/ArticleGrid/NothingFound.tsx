import styles from './NothingFound.module.css';

interface Props {
  /** {words} is what was looked for. */
  text: string;
  showAll: string;
}

/** Stands in place of articles where none fits. */
export function NothingFound({ text, showAll }: Props) {
  const [before, after] = text.split('{words}');
  return (
    <div className={styles.nothing} data-nothing="" hidden>
      <p>
        {before}
        <b />
        {after}
      </p>
      <button type="button">{showAll}</button>
    </div>
  );
}
