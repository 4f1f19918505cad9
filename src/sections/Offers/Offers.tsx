import { HeadingRow } from '@/components/HeadingRow/HeadingRow';
import { Picture } from '@/components/Picture/Picture';
import type { PictureSource } from '@/pictures/picture';
import styles from './Offers.module.css';

interface Props {
  heading: string;
  text: string;
  offers: readonly { picture: PictureSource; title: string; description: string }[];
}

export function Offers({ heading, text, offers }: Props) {
  return (
    <section className={styles.offers} aria-labelledby="offers">
      <div className="grid">
        <HeadingRow id="offers" heading={heading} text={text} />
        <ul className={styles.list}>
          {offers.map((offer) => (
            <li key={offer.title}>
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
