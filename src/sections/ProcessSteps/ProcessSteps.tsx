import { CardSection, linedCards, type PictureCard } from '@/components/CardSection/CardSection';
import { Plate } from '@/components/Picture/Picture';
import type { Documents } from '@/content/schemas/contract';
import styles from './ProcessSteps.module.css';

type Props = Documents['pages/home']['process'] & { steps: readonly (PictureCard & { number: number })[] };

/** The steps of a project on one ground line, from seed to bloom. */
export function ProcessSteps({ heading, text, steps }: Props) {
  return (
    <CardSection
      id="process"
      heading={heading}
      text={text}
      className={`on-band ${styles.process}`}
      list="ol"
      listClass={`${linedCards} ${styles.steps}`}
      cards={steps}
    >
      {(step, place) => (
        <li key={step.number} data-enter="" {...place}>
          <Plate
            className={styles.plate}
            picture={step.picture}
            alt={step.alt}
            sizes="(max-width: 640px) 40vw, (max-width: 1100px) 47vw, 24vw"
          />
          <div className={styles.text}>
            <span className="numeral" aria-hidden="true">
              {step.number}
            </span>
            <h3>{step.title}</h3>
            <p className="small">{step.description}</p>
          </div>
        </li>
      )}
    </CardSection>
  );
}
