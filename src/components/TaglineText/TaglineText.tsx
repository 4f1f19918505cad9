import type { ReactNode } from 'react';
import styles from './TaglineText.module.css';

interface Props {
  /** Drawn in place of the last full stop. */
  children?: ReactNode;
}

/** The full stops stay in the text for screen readers, search and copying. */
const FullStop = () => <span className={styles.stop}>.</span>;

/** The two sentences of the tagline, each in a span. A square is drawn in place of the first full stop. */
export function TaglineText({ children }: Props) {
  return (
    <>
      <span>
        We Build
        <FullStop />
        <i className={styles.square} />
      </span>{' '}
      <span>
        You Grow
        <FullStop />
        {children}
      </span>
    </>
  );
}
