import { ButtonLink } from '@/components/Button/Button';
import { Decoration } from '@/components/InlineDrawing/InlineDrawing';
import type { Documents } from '@/content/schemas/contract';
import { drawing } from '@/pictures/drawings';
import styles from './BlogHero.module.css';

/** The classes of a moment of the common cycle of twelve seconds; the style sheet adds their numbers. */
const momentClasses = (seconds: number) =>
  [1, 2, 4, 8].map((part) => (seconds & part ? styles[`plus${part}`] : '')).join(' ');

/** A cell of the page's lattice: the drawing that turns in it, and at which second of the cycle it begins. */
type Cell = { tile: number; second: number } | undefined;
const none = undefined;

/** The right half of the head; it is denser to the right. */
const cells: readonly (readonly Cell[])[] = [
  [none, none, { tile: 12, second: 11 }, { tile: 5, second: 8 }, { tile: 4, second: 2 }, none],
  [none, { tile: 7, second: 6 }, { tile: 4, second: 11 }, { tile: 3, second: 5 }, none, { tile: 13, second: 5 }],
  [none, { tile: 1, second: 10 }, none, { tile: 2, second: 7 }, { tile: 1, second: 7 }, { tile: 1, second: 0 }],
  [
    { tile: 4, second: 8 },
    { tile: 6, second: 7 },
    { tile: 11, second: 10 },
    none,
    { tile: 8, second: 6 },
    { tile: 9, second: 0 },
  ],
  [{ tile: 5, second: 11 }, none, none, { tile: 10, second: 9 }, { tile: 13, second: 10 }, { tile: 4, second: 7 }],
];

export function BlogHero({ heading, lead, link }: Documents['pages/blog']['hero']) {
  return (
    <section className={styles.hero}>
      <div className={styles.sparks} aria-hidden="true">
        {cells.flat().map((cell, index) =>
          cell ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: no cell ever moves
            <div className={`${styles.spark} ${momentClasses(cell.second)}`} data-sparkle="" key={index}>
              <Decoration figure={drawing(`figures/tile-${cell.tile}`)} scheme="page" />
            </div>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: no cell ever moves
            <i key={index} />
          ),
        )}
      </div>
      <div className={`grid ${styles.text}`}>
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        <div className={styles.action}>
          <ButtonLink {...link} />
        </div>
      </div>
    </section>
  );
}
