import { HeadingRow } from '@/components/HeadingRow/HeadingRow';
import { Picture } from '@/components/Picture/Picture';
import { gridPlaces } from '@/lib/gridRows';
import type { PictureSource } from '@/pictures/picture';
import styles from './CoreValues.module.css';

interface Props {
  heading: string;
  text: string;
  values: readonly { picture: PictureSource | undefined; alt: string; title: string; description: string }[];
}

export function CoreValues({ heading, text, values }: Props) {
  const places = gridPlaces(values.length);
  return (
    <section className={`on-band ${styles.values}`} aria-labelledby="values">
      <div className="grid">
        <HeadingRow id="values" heading={heading} text={text} />
        <ul className={`cards ${styles.list}`}>
          {values.map((value, index) => (
            <li key={value.title} {...places[index]}>
              {value.picture && (
                <div className={styles.emblem}>
                  <div>
                    <Picture picture={value.picture} alt={value.alt} />
                  </div>
                </div>
              )}
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
