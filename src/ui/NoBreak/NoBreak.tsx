import styles from './NoBreak.module.css';

interface Props {
  text: string;
}

/** Words with a hyphen or a slash, and a capital A with the word after it. */
const unbreakable = /(\S*[-/]\S*|\bA \S+)/;

/** A title that wraps only between words: start-ups, CI/CD and "A person" do not wrap. */
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
