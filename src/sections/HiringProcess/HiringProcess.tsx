import { InlineDrawing } from '@/components/InlineDrawing/InlineDrawing';
import { Staircase } from '@/components/Staircase/Staircase';
import type { Pages } from '@/content/schemas/pages';
import { cardsClass } from '@/lib/cardsClass';
import { drawing } from '@/pictures/drawings';
import styles from './HiringProcess.module.css';

type Props = Pages['careers']['hiring'];

// Fewer steps would overlap the heading, and more would leave no room for their texts.
const fitsStairs = (steps: number) => steps >= 5 && steps <= 8;

/** The steps on stairs across the page; on narrow screens beside a stem, and as a plain list if they do not fit. */
export function HiringProcess({ heading, steps }: Props) {
  const hasStairs = fitsStairs(steps.length);
  return (
    <section className={`section grid ${hasStairs ? styles.onStairs : styles.ruled}`} aria-labelledby="hiring">
      <h2 className="heading" id="hiring">
        {heading}
      </h2>
      <Staircase
        className={styles.box}
        stairs={hasStairs ? drawing(`figures/stairs-${steps.length}`) : undefined}
        data-enter=""
      >
        <ol className={hasStairs ? undefined : cardsClass(steps.length)}>
          {steps.map((step) => (
            <li key={step.id}>
              <span className={`numeral ${styles.number}`} aria-hidden="true">
                {step.id}
              </span>
              <h3>{step.title}</h3>
              <p className="muted">{step.description}</p>
              {step === steps.at(-1) && (
                <div className={styles.bloom}>
                  <InlineDrawing figure={drawing('figures/blossom')} scheme="page" />
                </div>
              )}
            </li>
          ))}
        </ol>
      </Staircase>
    </section>
  );
}
