import { HeadingRow } from '@/components/HeadingRow/HeadingRow';
import { Picture } from '@/components/Picture/Picture';
import { gridPlaces } from '@/lib/gridRows';
import type { PictureSource } from '@/pictures/picture';
import styles from './ProcessSteps.module.css';

interface Props {
  heading: string;
  text: string;
  steps: readonly {
    picture: PictureSource | undefined;
    alt: string;
    number: number;
    title: string;
    description: string;
  }[];
}

/** The steps of a project on one ground line, from seed to bloom. */
export function ProcessSteps({ heading, text, steps }: Props) {
  const places = gridPlaces(steps.length);
  return (
    <section className={`on-band ${styles.process}`} aria-labelledby="process">
      <div className="grid">
        <HeadingRow id="process" heading={heading} text={text} />
        <ol className={`cards ${styles.steps}`}>
          {steps.map((step, index) => (
            <li className={styles.step} key={step.number} data-enter="" {...places[index]}>
              {step.picture && (
                <div className={styles.panel}>
                  <Picture picture={step.picture} alt={step.alt} />
                </div>
              )}
              <div className={styles.text}>
                <span className="numeral" aria-hidden="true">
                  {step.number}
                </span>
                <h3>{step.title}</h3>
                <p>{step.description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
