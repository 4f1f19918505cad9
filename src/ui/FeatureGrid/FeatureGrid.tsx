import { CardSection } from '@/ui/CardSection/CardSection';
import { cardsClass } from '@/ui/Cards/cardsClass';
import { Fold } from '@/ui/Fold/Fold';
import { NoBreak } from '@/ui/NoBreak/NoBreak';
import styles from './FeatureGrid.module.css';

interface Props {
  id: string;
  heading: string;
  items: readonly { title: string; text: string }[];
  ground?: 'paper' | 'quiet';
}

/** A list of titles and texts, three in a row. On a phone the texts are folded. */
export function FeatureGrid({ id, heading, items, ground = 'paper' }: Props) {
  return (
    <CardSection id={id} heading={heading} className={ground === 'quiet' ? 'panel' : 'ruled'}>
      <ul className={`${cardsClass(items.length)} ${styles.list}`}>
        {items.map((item) => (
          <li key={item.title}>
            <Fold
              onPhone
              className={styles.feature}
              summary={
                <h3>
                  <NoBreak text={item.title} />
                </h3>
              }
            >
              <p className={`muted ${styles.text}`}>{item.text}</p>
            </Fold>
          </li>
        ))}
      </ul>
    </CardSection>
  );
}
