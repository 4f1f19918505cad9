import { HeadingRow } from '@/components/HeadingRow/HeadingRow';
import { Picture } from '@/components/Picture/Picture';
import { cardPlaces } from '@/lib/cardRows';
import { subjectOf } from '@/lib/text';
import { emblemDrawing } from '@/pictures/drawings';
import styles from './CoreValues.module.css';

interface Props {
  heading: string;
  text: string;
  values: readonly { drawing?: string | undefined; title: string; description: string }[];
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
                <div>
                  <Picture picture={emblemDrawing(subjectOf(value))} alt="" />
                </div>
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
