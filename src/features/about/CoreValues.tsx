import { CardSection, linedCards } from '@/ui/CardSection/CardSection';
import { cardsClass } from '@/ui/Cards/cardsClass';
import { Picture } from '@/ui/Picture/Picture';
import type { PictureSource } from '@/drawings/picture';
import styles from './CoreValues.module.css';

interface Props {
  heading: string;
  text: string;
  values: readonly { title: string; description: string; picture?: PictureSource | undefined }[];
}

export function CoreValues({ heading, text, values }: Props) {
  return (
    <CardSection id="values" heading={heading} text={text} className="dark-surface">
      <ul className={`${cardsClass(values.length)} ${linedCards} ${styles.values}`}>
        {values.map((value) => (
          <li key={value.title}>
            {value.picture && (
              <div className={styles.emblem}>
                <div>
                  <Picture picture={value.picture} alt="" sizes="(width < 62em) 20vw, 17vw" />
                </div>
              </div>
            )}
            <div className={styles.text}>
              <h3>{value.title}</h3>
              <p className="muted">{value.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </CardSection>
  );
}
