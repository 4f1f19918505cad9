import { pictogram } from '@art/pictogram';
import { Decoration } from '@/components/InlineDrawing/InlineDrawing';
import { gridPlaces } from '@/lib/gridRows';
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
  const places = gridPlaces(items.length, 3);
  return (
    <section className={`section ${styles.features} ${styles[ground]}`} aria-labelledby={id}>
      <div className="grid">
        <h2 className="heading" id={id}>
          {heading}
        </h2>
        <ul className={`cards ${styles.list}`}>
          {items.map((item, index) => (
            <li key={item.title} {...places[index]}>
              <Decoration figure={pictogram(item.title)} scheme={schemes[ground]} />
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
