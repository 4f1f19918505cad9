import type { ReactNode } from 'react';
import { fittingScale, textWidth } from '@/lib/fitText';
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

/** The full stops stay in the text for screen readers, search and copying. */
const FullStop = () => <span className={styles.stop}>.</span>;

const withoutStop = (sentence: string) => sentence.slice(0, -1);

/** The width of the home page, and what is after the words of each sentence there or on the About page, in ems. */
const pageWidth = 5.35;
const afterFirst = 1.48;
const afterSecond = 1.1;

/** The data-scale of a tagline with wide letters. */
export function taglineScale({ first, second }: Tagline) {
  const width = (sentence: string) => textWidth(withoutStop(sentence), -0.058);
  return fittingScale(Math.max(width(first) + afterFirst, width(second) + afterSecond), pageWidth);
}

/** The two sentences of the tagline, each in a span. A square is drawn in place of the first full stop. */
export function TaglineText({ tagline, children }: Props) {
  return (
    <>
      <span>
        {withoutStop(tagline.first)}
        <FullStop />
        <i className={styles.square} />
      </span>{' '}
      <span>
        {withoutStop(tagline.second)}
        <FullStop />
        {children}
      </span>
    </>
  );
}
