import { emblem } from '@art/emblems';
import { HeadingRow } from '@/components/HeadingRow/HeadingRow';
import { InlineDrawing } from '@/components/InlineDrawing/InlineDrawing';
import { cardPlaces } from '@/lib/cardRows';
import styles from './CoreValues.module.css';

interface Props {
  heading: string;
  text: string;
  values: readonly { emblem: string; title: string; description: string }[];
}

export function CoreValues({ heading, text, values }: Props) {
  const places = cardPlaces(values.length);
  return (
    <section className={`on-band ${styles.values}`} aria-labelledby="values">
      <div className="grid">
        <HeadingRow id="values" heading={heading} text={text} />
        <ul className={`cards ${styles.list}`}>
          {values.map((value, index) => (
            <li key={value.title} {...places[index]}>
              <div className={styles.emblem}>
                <InlineDrawing figure={emblem(value.emblem)} scheme="band" />
              </div>
              <div className={styles.text}>
                <h3>{value.title}</h3>
                <p>{value.description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
