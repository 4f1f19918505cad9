import { blogTiles } from '@art/blogTiles';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { InlineDrawing } from '@/components/InlineDrawing/InlineDrawing';
import styles from './BlogHero.module.css';

interface Props {
  heading: string;
  lead: string;
  link: { label: string; href: string };
}

// The style sheet knows as many moments of the common cycle as a clock has hours, one a second.
const moments = 12;

const tiles = blogTiles().map(({ column, row, delay, figure }) => {
  const moment = Math.round(-delay) % moments;
  const place = [`column${column}`, `row${row}`, `moment${moment}`].map((name) => styles[name]).join(' ');
  return { key: `${column}-${row}`, place, figure };
});

export function BlogHero({ heading, lead, link }: Props) {
  return (
    <section className={styles.hero}>
      <div className={styles.sparks} aria-hidden="true">
        {tiles.map(({ key, place, figure }) => (
          <div className={`${styles.spark} ${place}`} data-sparkle="" key={key}>
            <InlineDrawing figure={figure} scheme="page" />
          </div>
        ))}
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
