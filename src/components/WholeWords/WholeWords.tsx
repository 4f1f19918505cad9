import styles from './WholeWords.module.css';

interface Props {
  text: string;
}

/** A title that breaks between its words only: E-Learning and CI/CD stay in one piece. */
export function WholeWords({ text }: Props) {
  return text.split(/(\S*[-/]\S*)/).map((part) =>
    /[-/]/.test(part) ? (
      <span className={styles.word} key={part}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
