import styles from './WholeWords.module.css';

interface Props {
  text: string;
}

/** Words with a hyphen or a slash, and a capital A with the word that it belongs to. */
const wholeWords = /(\S*[-/]\S*|\bA \S+)/;

/** A title that breaks between its words only: start-ups, CI/CD and "A person" stay in one piece. */
export function WholeWords({ text }: Props) {
  return text.split(wholeWords).map((part) =>
    wholeWords.test(part) ? (
      <span className={styles.word} key={part}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
