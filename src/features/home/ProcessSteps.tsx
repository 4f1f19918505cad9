import firstStep from '@art/figures/process-1.svg?drawing';
import secondStep from '@art/figures/process-2.svg?drawing';
import thirdStep from '@art/figures/process-3.svg?drawing';
import fourthStep from '@art/figures/process-4.svg?drawing';
import { CardSection, linedCards } from '@/ui/CardSection/CardSection';
import { cardsClass } from '@/ui/Cards/cardsClass';
import { InlineDrawing } from '@/ui/InlineDrawing/InlineDrawing';
import type { HomePage } from '@/content/pages/home.schema';
import styles from './ProcessSteps.module.css';

/** From seed to blossom. A fifth step begins again. */
const drawings = [firstStep, secondStep, thirdStep, fourthStep] as const;

/** The steps of a project. Their drawings are inline, because print has other colors. */
export function ProcessSteps({ heading, text, steps }: HomePage['process']) {
  return (
    <CardSection id="process" heading={heading} text={text} className="dark-surface">
      <ol className={`${cardsClass(steps.length)} ${linedCards} ${styles.steps}`}>
        {steps.map((step, index) => (
          <li key={step.title} data-enter="">
            <div className={styles.picture}>
              <InlineDrawing drawing={drawings[index % drawings.length] ?? firstStep} scheme="band" />
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
