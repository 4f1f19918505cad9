import { CardSection, linedCards } from '@/components/CardSection/CardSection';
import { InlineDrawing } from '@/components/InlineDrawing/InlineDrawing';
import { cardsClass } from '@/lib/cardsClass';
import type { Figure } from '@/pictures/picture';
import styles from './ProcessSteps.module.css';

interface Props {
  heading: string;
  text: string;
  steps: readonly { title: string; description: string; figure: Figure }[];
}

/** The steps of a project, with drawings from seed to blossom. They are inline, because print has other colors. */
export function ProcessSteps({ heading, text, steps }: Props) {
  return (
    <CardSection id="process" heading={heading} text={text} size="large" className="dark-surface">
      <ol className={`${cardsClass(steps.length)} ${linedCards} ${styles.steps}`}>
        {steps.map((step, index) => (
          <li key={step.title} data-enter="">
            <div className={styles.plate}>
              <InlineDrawing figure={step.figure} scheme="band" />
            </div>
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
