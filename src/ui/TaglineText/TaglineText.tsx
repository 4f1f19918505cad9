import type { ReactNode } from 'react';
import styles from './TaglineText.module.css';

interface Tagline {
  first: string;
  second: string;
}

interface Props {
  tagline: Tagline;
  /** Drawn in place of the last full stop. */
  children?: ReactNode;
}

/** Drawn in place of a full stop. */
export const Square = () => <i className={styles.square} />;

/** The full stops stay in the text for screen readers, search and copying. */
const FullStop = () => <span className={styles.stop}>.</span>;

const withoutStop = (sentence: string) => sentence.slice(0, -1);

/** The letters of the longer sentence, by which CSS chooses the size. */
export const taglineLetters = ({ first, second }: Tagline) => Math.max(first.length, second.length);

/** The two sentences of the tagline, each in two spans: a line and its words. A square replaces the first full stop. */
export function TaglineText({ tagline, children }: Props) {
  return (
    <>
      <span>
        <span>
          {withoutStop(tagline.first)}
          <FullStop />
          <Square />
        </span>
      </span>{' '}
      <span>
        <span>
          {withoutStop(tagline.second)}
          <FullStop />
          {children}
        </span>
      </span>
    </>
  );
}
