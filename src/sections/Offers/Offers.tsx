import { CardSection, type PictureCard } from '@/components/CardSection/CardSection';
import { FactList, type FactListProps } from '@/components/FactList/FactList';
import { Plate } from '@/components/Picture/Picture';
import { cardsClass } from '@/lib/cardsClass';
import styles from './Offers.module.css';

interface Props extends FactListProps {
  heading: string;
  text: string;
  offers: readonly PictureCard[];
}

export function Offers({ heading, text, offers, facts }: Props) {
  return (
    <CardSection id="offers" heading={heading} text={text}>
      <ul className={`${cardsClass(offers.length, { tabletRows: [4, 3, 2], phone: 2 })} ${styles.list}`}>
        {offers.map((offer) => (
          <li key={offer.title}>
            <Plate className={styles.plate} picture={offer.picture} alt={offer.alt} sizes="(width < 40em) 47vw, 24vw" />
            <h3>{offer.title}</h3>
            <p className="muted">{offer.description}</p>
          </li>
        ))}
      </ul>
      {facts.length > 0 && <FactList facts={facts} />}
    </CardSection>
  );
}
