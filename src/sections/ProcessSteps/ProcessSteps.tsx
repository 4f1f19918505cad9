import { CardSection, linedCards, type PictureCard } from '@/components/CardSection/CardSection';
import { Plate } from '@/components/Picture/Picture';
import { cardsClass } from '@/lib/cardsClass';
import styles from './ProcessSteps.module.css';

interface Props {
  heading: string;
  text: string;
  steps: readonly PictureCard[];
}

/** The steps of a project, with drawings from seed to blossom. */
export function ProcessSteps({ heading, text, steps }: Props) {
  return (
    <CardSection id="process" heading={heading} text={text} size="large" className="dark-surface">
      <ol className={`${cardsClass(steps.length)} ${linedCards} ${styles.steps}`}>
        {steps.map((step, index) => (
          <li key={step.title} data-enter="">
            <Plate
              className={styles.plate}
              picture={step.picture}
              alt={step.alt}
              sizes="(width < 40em) 40vw, (width < 62em) 20vw, 24vw"
            />
            <div className={styles.text}>
              <span className="numeral" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{step.title}</h3>
              <p className="muted">{step.description}</p>
            </div>
          </li>
        ))}
      </ol>
    </CardSection>
  );
}
