import { HeadingRow } from '@/components/HeadingRow/HeadingRow';
import { Picture } from '@/components/Picture/Picture';
import { gridPlaces } from '@/lib/gridRows';
import type { PictureSource } from '@/pictures/picture';
import styles from './Offers.module.css';

interface Props {
  heading: string;
  text: string;
  offers: readonly { picture: PictureSource | undefined; alt: string; title: string; description: string }[];
}

export function Offers({ heading, text, offers }: Props) {
  const places = gridPlaces(offers.length);
  return (
    <section className="section" aria-labelledby="offers">
      <div className="grid">
        <HeadingRow id="offers" heading={heading} text={text} />
        <ul className={`cards ${styles.list}`}>
          {offers.map((offer, index) => (
            <li key={offer.title} {...places[index]}>
              {offer.picture && (
                <div className={styles.plate}>
                  <Picture picture={offer.picture} alt={offer.alt} />
                </div>
              )}
              <h3>{offer.title}</h3>
              <p>{offer.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
