import { CardSection, type PictureCard } from '@/components/CardSection/CardSection';
import { Picture } from '@/components/Picture/Picture';
import { type Person, Portrait } from '@/components/Portrait/Portrait';
import { thresholds } from '@/config/motion';
import type { Documents } from '@/content/schemas/contentFiles';
import { cardsClass } from '@/lib/cardsClass';
import styles from './Team.module.css';

type Props = Documents['pages/about']['team'] & {
  labels: Documents['labels/pages']['team'];
  cards: readonly (PictureCard & { leader?: Person | undefined })[];
};

export function Team({ heading, text, labels, cards }: Props) {
  return (
    <CardSection id="team" heading={heading} text={text}>
      <div className={`${cardsClass(cards.length, { phone: 1 })} ${styles.list}`}>
        {cards.map((card) => (
          <article className="stack" data-enter="" data-enter-at={thresholds.team} key={card.title}>
            <div className={`plate panel ${styles.plate}`} data-picture="">
              <Picture picture={card.picture} alt={card.alt} sizes="(width < 40em) 100vw, 34vw" />
              <div className={`cover ${styles.unavailable}`} data-when="failed" hidden>
                {labels.imageUnavailable}
              </div>
            </div>
            <div className={styles.text}>
              <h3>{card.title}</h3>
              <p className="muted">{card.description}</p>
              {card.leader && <Portrait person={card.leader} label={labels.leader} />}
            </div>
          </article>
        ))}
      </div>
    </CardSection>
  );
}
