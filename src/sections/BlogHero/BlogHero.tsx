import { ButtonLink } from '@/components/Button/Button';
import { InlineDrawing } from '@/components/InlineDrawing/InlineDrawing';
import type { Pages } from '@/content/schemas/pages';
import type { Figure } from '@/pictures/picture';
import styles from './BlogHero.module.css';

type Props = Pages['blog']['hero'] & {
  /** The thirteen drawings. */
  tiles: readonly Figure[];
};

/** A cell of the grid: the number of its drawing, and the second of the cycle of twelve seconds at which it begins. */
type Cell = readonly [tile: number, second: number] | undefined;
const empty = undefined;

/** The right half of the hero, denser to the right. */
const cells: readonly (readonly Cell[])[] = [
  [empty, empty, [12, 11], [5, 8], [4, 2], [13, 5]],
  [empty, [7, 6], [4, 11], [3, 5], [1, 7], [1, 0]],
  [[4, 8], [6, 7], [2, 7], empty, [8, 6], [9, 0]],
  [
    [5, 11],
    [1, 10],
    [11, 10],
    [10, 9],
    [13, 10],
    [4, 7],
  ],
];

function Tile({ cell, tiles }: { cell: Cell; tiles: Props['tiles'] }) {
  if (!cell) return <i />;
  const [number, second] = cell;
  const figure = tiles[number - 1];
  return (
    <div className={styles.tile} style={{ animationDelay: `${-second}s` }} data-sparkle="">
      {figure && <InlineDrawing figure={figure} scheme="page" />}
    </div>
  );
}

export function BlogHero({ heading, lead, link, tiles }: Props) {
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
          <Tile cell={cell} tiles={tiles} key={index} />
        ))}
      </div>
    </section>
  );
}
