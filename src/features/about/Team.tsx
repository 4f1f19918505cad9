import { CardSection } from '@/ui/CardSection/CardSection';
import { cardsClass } from '@/ui/Cards/cardsClass';
import { Picture, type PictureProps } from '@/ui/Picture/Picture';
import { type Person, PersonLinks, PersonName, PortraitPicture } from '@/ui/Portrait/Portrait';
import { anchors } from '@/lib/routes';
import { aboutStrings } from './strings';
import styles from './Team.module.css';

interface Props {
  heading: string;
  text: string;
  cards: readonly (PictureProps & { title: string; description: string; leader?: Person | undefined })[];
}

/** The share of a card that is in view when it enters. */
const entranceShare = 0.3;

export function Team({ heading, text, cards }: Props) {
  return (
    <CardSection id={anchors.team} heading={heading} text={text}>
      <div className={`${cardsClass(cards.length, { phone: 1 })} ${styles.list}`}>
        {cards.map((card) => (
          <article data-enter="" data-enter-at={entranceShare} key={card.title}>
            <div className={`plate panel ${styles.picture}`}>
              <Picture picture={card.picture} alt={card.alt} sizes="(width < 40em) 100vw, 34vw" />
              <div className={`cover ${styles.unavailable}`} data-when="failed" hidden>
                {aboutStrings.imageUnavailable}
              </div>
            </div>
            {card.leader && (
              <div className={styles.leader}>
                <PortraitPicture person={card.leader} />
              </div>
            )}
            <div className={styles.text}>
              <h3>{card.title}</h3>
              {card.leader && (
                <div className={styles.name}>
                  <PersonName person={card.leader} label={aboutStrings.leader} />
                </div>
              )}
              <div>
                <p className="muted">{card.description}</p>
                <PersonLinks links={card.leader?.links} />
              </div>
            </div>
          </article>
        ))}
      </div>
    </CardSection>
  );
}
