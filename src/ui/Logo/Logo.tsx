import type { CSSProperties } from 'react';
import styles from './Logo.module.css';
import { logoShapes } from './shapes';

const { letter, leaf } = logoShapes();

/** A longer name has two lines. */
const longestLine = 16;

/** The letters of the longer line. A single long word breaks anywhere. */
function lettersInLine(name: string): number {
  if (name.length <= longestLine) return name.length;
  const longerLines = [...name.matchAll(/ /g)].map(({ index }) => Math.max(index, name.length - index - 1));
  return longerLines.length > 0 ? Math.min(...longerLines) : name.length / 2;
}

/** The logo and the name of the company. */
export function Logo({ name }: { name: string }) {
  const isLong = name.length > longestLine;
  return (
    <span
      className={`${styles.logo} ${isLong ? styles.long : ''}`}
      style={{ '--letters': lettersInLine(name) } as CSSProperties}
    >
      <svg viewBox="0 0 30 30" width="30" height="30" aria-hidden="true">
        <path fill="currentColor" d={letter} />
        <path className={styles.leafShape} d={leaf} />
      </svg>
      <span>{name}</span>
    </span>
  );
}
