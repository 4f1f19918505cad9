import { ButtonLink } from '@/components/Button/Button';
import { InlineDrawing } from '@/components/InlineDrawing/InlineDrawing';
import type { Pages } from '@/content/schemas/pages';
import { drawing } from '@/pictures/drawings';
import styles from './BlogHero.module.css';

/** A cell of the grid: its drawing, and the second of the cycle of twelve seconds at which it begins. */
type Cell = readonly [tile: number, second: number] | undefined;
const empty = undefined;

/** The right half of the hero, denser to the right. */
const cells: readonly (readonly Cell[])[] = [
  [empty, empty, [12, 11], [5, 8], [4, 2], empty],
  [empty, [7, 6], [4, 11], [3, 5], empty, [13, 5]],
  [empty, [1, 10], empty, [2, 7], [1, 7], [1, 0]],
  [[4, 8], [6, 7], [11, 10], empty, [8, 6], [9, 0]],
  [[5, 11], empty, empty, [10, 9], [13, 10], [4, 7]],
];

function Tile({ cell }: { cell: Cell }) {
  if (!cell) return <i />;
  const [tile, second] = cell;
  return (
    <div className={styles.tile} style={{ animationDelay: `${-second}s` }} data-sparkle="">
      <InlineDrawing figure={drawing(`figures/tile-${tile}`)} scheme="page" />
    </div>
  );
}

export function BlogHero({ heading, lead, link }: Pages['blog']['hero']) {
  return (
    <section className={styles.hero}>
      {/* Before the tiles behind it, so that it is painted first. */}
      <div className={`grid ${styles.text}`}>
        <h1>{heading}</h1>
        <div className={`row ${styles.foot}`}>
          <p className="lead">{lead}</p>
          <ButtonLink {...link} />
        </div>
      </div>
      <div className={styles.tiles} aria-hidden="true">
        {cells.flat().map((cell, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells are never reordered
          <Tile cell={cell} key={index} />
        ))}
      </div>
    </section>
  );
}
