import blossom from '@art/figures/blossom.svg?drawing';
import fiveStairs from '@art/figures/stairs-5.svg?drawing';
import sixStairs from '@art/figures/stairs-6.svg?drawing';
import sevenStairs from '@art/figures/stairs-7.svg?drawing';
import eightStairs from '@art/figures/stairs-8.svg?drawing';
import { cardsClass } from '@/ui/Cards/cardsClass';
import { InlineDrawing } from '@/ui/InlineDrawing/InlineDrawing';
import { Staircase } from '@/ui/Staircase/Staircase';
import '@/ui/entrance.css';
import type { CareersPage } from '@/content/pages/careers.schema';
import type { Drawing } from '@/drawings/picture';
import { anchors } from '@/lib/routes';
import styles from './HiringProcess.module.css';

/** The drawing above the steps, by their number. */
const drawings: Readonly<Record<number, Drawing>> = { 5: fiveStairs, 6: sixStairs, 7: sevenStairs, 8: eightStairs };

/** The steps on stairs across the page; on narrow screens beside a stem. Any number without a drawing is a plain list. */
export function HiringProcess({ heading, steps }: CareersPage['hiring']) {
  const stairs = drawings[steps.length];
  return (
    <section className={`section grid ${stairs ? styles.onStairs : styles.lined}`} aria-labelledby={anchors.hiring}>
      <h2 className="heading" id={anchors.hiring}>
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
                <div className={styles.flower}>
                  <InlineDrawing drawing={blossom} scheme="page" />
                </div>
              )}
            </li>
          ))}
        </ol>
      </Staircase>
    </section>
  );
}
