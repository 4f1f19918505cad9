import { HeadingRow } from '@/components/HeadingRow/HeadingRow';
import { Picture } from '@/components/Picture/Picture';
import { cardPlaces } from '@/lib/cardRows';
import type { PictureSource } from '@/pictures/picture';
import styles from './Offers.module.css';

interface Props {
  heading: string;
  text: string;
  offers: readonly { picture: PictureSource; title: string; description: string }[];
}

export function Offers({ heading, text, offers }: Props) {
  const places = cardPlaces(offers.length);
  return (
    <section className={styles.offers} aria-labelledby="offers">
      <div className="grid">
        <HeadingRow id="offers" heading={heading} text={text} />
        <ul className={`cards ${styles.list}`}>
          {offers.map((offer, index) => (
            <li key={offer.title} {...places[index]}>
              <div className={styles.plate}>
                <Picture picture={offer.picture} alt="" />
              </div>
              <h3>{offer.title}</h3>
              <p>{offer.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
