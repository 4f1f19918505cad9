import { fittingScale, textWidth } from '@/lib/fitText';
import styles from './Logo.module.css';
import { logoShapes } from './shapes';

const { letter, leaf } = logoShapes();

/** The width of a line of the name at its full size, in ems. */
const lineWidth = 4.8;
const width = (text: string) => textWidth(text, -0.045);

/** The width of the longer line if the name has two lines. A single long word breaks anywhere. */
function widthOfTwoLines(name: string): number {
  const words = name.split(' ');
  if (words.length === 1) return width(name) / 2;
  const breaks = words.slice(1).map((_, index) => {
    const first = words.slice(0, index + 1).join(' ');
    const second = words.slice(index + 1).join(' ');
    return Math.max(width(first), width(second));
  });
  return Math.min(...breaks);
}

/** The logo and the name of the company. A long name has two lines. */
export function Logo({ name }: { name: string }) {
  const isLong = width(name) > lineWidth;
  return (
    <span
      className={`${styles.logo} ${isLong ? styles.long : ''}`}
      data-scale={isLong ? fittingScale(widthOfTwoLines(name), lineWidth) : undefined}
    >
      <svg viewBox="0 0 30 30" width="30" height="30" aria-hidden="true">
        <path fill="currentColor" d={letter} />
        <path className={styles.leafShape} d={leaf} />
      </svg>
      <span>{name}</span>
    </span>
  );
}
