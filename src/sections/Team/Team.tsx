import { HeadingRow } from '@/components/HeadingRow/HeadingRow';
import { Picture } from '@/components/Picture/Picture';
import { thresholds } from '@/config/motion';
import { gridPlaces } from '@/lib/gridRows';
import type { PictureSource } from '@/pictures/picture';
import styles from './Team.module.css';

interface Props {
  heading: string;
  text: string;
  imageUnavailable: string;
  cards: readonly { picture: PictureSource; alt: string; title: string; description: string }[];
}

export function Team({ heading, text, imageUnavailable, cards }: Props) {
  const places = gridPlaces(cards.length, 3);
  return (
    <section className="section" aria-labelledby="team">
      <div className="grid">
        <HeadingRow id="team" heading={heading} text={text} />
        {cards.map((card, index) => (
          <article
            className={styles.card}
            data-enter=""
            data-enter-at={thresholds.team}
            key={card.title}
            {...places[index]}
          >
            <div className={styles.plate} data-picture="">
              <Picture picture={card.picture} alt={card.alt} sizes="(max-width: 640px) 100vw, 34vw" />
              <div className={styles.unavailable} data-when="failed" hidden>
                {imageUnavailable}
              </div>
            </div>
            <div className={styles.overlay}>
              <h3>{card.title}</h3>
              <p>{card.description}</p>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
