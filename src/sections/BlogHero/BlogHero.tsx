import { blogTiles } from '@art/blogTiles';
import { ButtonLink } from '@/components/Button/Button';
import { Decoration } from '@/components/InlineDrawing/InlineDrawing';
import type { Documents } from '@/content/schemas/contract';
import styles from './BlogHero.module.css';

/** The classes of a moment of the common cycle of twelve seconds; the style sheet adds their numbers. */
const momentClasses = (seconds: number) =>
  [1, 2, 4, 8].map((part) => (seconds & part ? styles[`plus${part}`] : '')).join(' ');

const tiles = blogTiles();
const [rows, columns] = [
  [0, 1, 2, 3, 4],
  [6, 7, 8, 9, 10, 11],
];
const cells = rows.flatMap((row) =>
  columns.map((column) => {
    const tile = tiles.find((one) => one.row === row && one.column === column);
    return { key: `${column}-${row}`, tile, moment: momentClasses(Math.round(-(tile?.delay ?? 0)) % 12) };
  }),
);

export function BlogHero({ heading, lead, link }: Documents['pages/blog']['hero']) {
  return (
    <section className={styles.hero}>
      <div className={styles.sparks} aria-hidden="true">
        {cells.map(({ key, tile, moment }) =>
          tile ? (
            <div className={`${styles.spark} ${moment}`} data-sparkle="" key={key}>
              <Decoration figure={tile.figure} scheme="page" />
            </div>
          ) : (
            <i key={key} />
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
