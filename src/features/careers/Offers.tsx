import firstPot from '@art/figures/pot-1.svg?drawing';
import secondPot from '@art/figures/pot-2.svg?drawing';
import thirdPot from '@art/figures/pot-3.svg?drawing';
import fourthPot from '@art/figures/pot-4.svg?drawing';
import { CardSection } from '@/ui/CardSection/CardSection';
import { cardsClass } from '@/ui/Cards/cardsClass';
import { FactList } from '@/ui/FactList/FactList';
import { PictureBox } from '@/ui/Picture/Picture';
import type { CareersPage } from '@/content/pages/careers.schema';
import { drawingSource } from '@/drawings/picture';
import styles from './Offers.module.css';

/** A fifth card begins again. */
const drawings = [firstPot, secondPot, thirdPot, fourthPot] as const;

export function Offers({ heading, text, cards, facts }: CareersPage['offers']) {
  return (
    <CardSection id="offers" heading={heading} text={text}>
      <ul className={`${cardsClass(cards.length, { tabletRows: [4, 3, 2], phone: 2 })} ${styles.list}`}>
        {cards.map(({ title, description }, index) => (
          <li key={title}>
            <PictureBox
              className={styles.picture}
              picture={drawingSource(drawings[index % drawings.length] ?? firstPot)}
              alt=""
              sizes="(width < 40em) 47vw, 24vw"
            />
            <h3>{title}</h3>
            <p className="muted">{description}</p>
          </li>
        ))}
      </ul>
      {facts.length > 0 && <FactList facts={facts} />}
    </CardSection>
  );
}
