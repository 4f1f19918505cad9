import tile1 from '@art/figures/tile-1.svg?drawing';
import tile2 from '@art/figures/tile-2.svg?drawing';
import tile3 from '@art/figures/tile-3.svg?drawing';
import tile4 from '@art/figures/tile-4.svg?drawing';
import tile5 from '@art/figures/tile-5.svg?drawing';
import tile6 from '@art/figures/tile-6.svg?drawing';
import tile7 from '@art/figures/tile-7.svg?drawing';
import tile8 from '@art/figures/tile-8.svg?drawing';
import tile9 from '@art/figures/tile-9.svg?drawing';
import tile10 from '@art/figures/tile-10.svg?drawing';
import tile11 from '@art/figures/tile-11.svg?drawing';
import tile12 from '@art/figures/tile-12.svg?drawing';
import tile13 from '@art/figures/tile-13.svg?drawing';
import { ButtonLink } from '@/ui/Button/Button';
import { InlineDrawing } from '@/ui/InlineDrawing/InlineDrawing';
import type { BlogPage } from '@/content/pages/blog.schema';
import type { Drawing } from '@/drawings/picture';
import styles from './BlogHero.module.css';

/** A cell of the grid: its drawing, and the second of the cycle of twelve seconds at which it begins. */
type Cell = readonly [tile: Drawing, second: number] | undefined;
const empty = undefined;

/** The right half of the hero, denser to the right. */
const cells: readonly (readonly Cell[])[] = [
  [empty, empty, [tile12, 11], [tile5, 8], [tile4, 2], [tile13, 5]],
  [empty, [tile7, 6], [tile4, 11], [tile3, 5], [tile1, 7], [tile1, 0]],
  [[tile4, 8], [tile6, 7], [tile2, 7], empty, [tile8, 6], [tile9, 0]],
  [
    [tile5, 11],
    [tile1, 10],
    [tile11, 10],
    [tile10, 9],
    [tile13, 10],
    [tile4, 7],
  ],
];

function Tile({ cell }: { cell: Cell }) {
  if (!cell) return <i />;
  const [tile, second] = cell;
  return (
    <div className={styles.tile} style={{ animationDelay: `${-second}s` }}>
      <InlineDrawing drawing={tile} scheme="page" />
    </div>
  );
}

export function BlogHero({ heading, lead, link }: BlogPage['hero']) {
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
