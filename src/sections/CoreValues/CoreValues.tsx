import { CardSection, linedCards, type PictureCard } from '@/components/CardSection/CardSection';
import { Picture } from '@/components/Picture/Picture';
import type { Documents } from '@/content/schemas/contract';
import styles from './CoreValues.module.css';

type Props = Documents['pages/about']['values'] & { values: readonly PictureCard[] };

export function CoreValues({ heading, text, values }: Props) {
  return (
    <CardSection
      id="values"
      heading={heading}
      text={text}
      className={`on-band ${styles.values}`}
      listClass={`${linedCards} ${styles.list}`}
      cards={values}
    >
      {(value, place) => (
        <li key={value.title} {...place}>
          {value.picture && (
            <div className={styles.emblem}>
              <div>
                <Picture picture={value.picture} alt={value.alt} sizes="(max-width: 1100px) 34vw, 17vw" />
              </div>
            </div>
          )}
          <div className={styles.text}>
            <h3 className="title-large">{value.title}</h3>
            <p className="small">{value.description}</p>
          </div>
        </li>
      )}
    </CardSection>
  );
}
