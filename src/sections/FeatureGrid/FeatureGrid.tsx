import { pictogram } from '@art/pictogram';
import { InlineDrawing } from '@/components/InlineDrawing/InlineDrawing';
import { slug } from '@/lib/text';
import styles from './FeatureGrid.module.css';

interface Props {
  heading: string;
  items: readonly { title: string; text: string }[];
  ground?: 'paper' | 'quiet';
}

const schemes = { paper: 'page', quiet: 'panel' } as const;

/** Things of one kind, three in a row, each with its pictogram. */
export function FeatureGrid({ heading, items, ground = 'paper' }: Props) {
  const id = slug(heading);
  return (
    <section className={`${styles.features} ${styles[ground]}`} aria-labelledby={id}>
      <div className="grid">
        <h2 id={id}>{heading}</h2>
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.title}>
              <InlineDrawing figure={pictogram(item.title)} scheme={schemes[ground]} />
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
