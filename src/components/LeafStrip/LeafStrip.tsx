import styles from './LeafStrip.module.css';

interface Props {
  /** How many leaves stand in each place of the first and of the second half. */
  halves: readonly [readonly number[], readonly number[]];
}

const step = 15;

/** A leaf in a place of its row, the rows counted from the ground. */
const leaf = (place: number, row: number, height: number) =>
  `M${place * step + 1} ${height - 2 - row * step}a12.5 12.5 0 0 1 12.5-12.5a12.5 12.5 0 0 1-12.5 12.5z`;

function half(places: readonly number[], height: number) {
  const empty = places.map((count, place) => (count === 0 ? `M${place * step + 7} ${height - 8}h1` : ''));
  const leaves = places.flatMap((count, place) => Array.from({ length: count }, (_, row) => leaf(place, row, height)));
  return (
    <svg viewBox={`0 0 ${places.length * step} ${height}`} aria-hidden="true">
      <path className={styles.empty} d={empty.join('')} />
      {leaves.map((shape) => (
        <path data-leaf="" d={shape} key={shape} />
      ))}
    </svg>
  );
}

/** Places in a row: one leaf for each thing that is counted, the second of a place above the first; dots are empty. */
export function LeafStrip({ halves: [first, second] }: Props) {
  const height = 1 + step * Math.max(1, ...first, ...second);
  return (
    <span className={styles.strip}>
      {half(first, height)}
      {half(second, height)}
    </span>
  );
}
