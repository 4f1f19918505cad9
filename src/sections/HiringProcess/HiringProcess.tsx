import { InlineDrawing } from '@/components/InlineDrawing/InlineDrawing';
import { Staircase } from '@/components/Staircase/Staircase';
import type { Pages } from '@/content/schemas/pages';
import { cardsClass } from '@/lib/cardsClass';
import type { Figure } from '@/pictures/picture';
import styles from './HiringProcess.module.css';

type Props = Pages['careers']['hiring'] & {
  /** The drawing above the steps. Without it they are a plain list. */
  stairs: Figure | undefined;
  /** The end of the last step. */
  blossom: Figure;
};

/** The steps on stairs across the page; on narrow screens beside a stem, and as a plain list if they do not fit. */
export function HiringProcess({ heading, steps, stairs, blossom }: Props) {
  return (
    <section className={`section grid ${stairs ? styles.onStairs : styles.ruled}`} aria-labelledby="hiring">
      <h2 className="heading" id="hiring">
        {heading}
      </h2>
      <Staircase className={styles.box} stairs={stairs} data-enter="">
        <ol className={stairs ? undefined : cardsClass(steps.length)}>
          {steps.map((step, index) => (
            <li key={step.title}>
              <span className={`numeral ${styles.number}`} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{step.title}</h3>
              <p className="muted">{step.description}</p>
              {step === steps.at(-1) && (
                <div className={styles.bloom}>
                  <InlineDrawing figure={blossom} scheme="page" />
                </div>
              )}
            </li>
          ))}
        </ol>
      </Staircase>
    </section>
  );
}
