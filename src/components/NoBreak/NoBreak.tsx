import styles from './NoBreak.module.css';

interface Props {
  text: string;
}

/** Words with a hyphen or a slash, and a capital A with the word that it belongs to. */
const unbreakable = /(\S*[-/]\S*|\bA \S+)/;

/** A title that breaks between its words only: start-ups, CI/CD and "A person" stay in one piece. */
export function NoBreak({ text }: Props) {
  return text.split(unbreakable).map((part) =>
    unbreakable.test(part) ? (
      <span className={styles.word} key={part}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
