import { cardsClass } from '@/ui/Cards/cardsClass';
import { Counter } from '@/ui/Counter/Counter';
import type { CareersPage } from '@/content/pages/careers.schema';
import { formatNumber } from '@/lib/text';
import styles from './Statistics.module.css';

/** The share of the section that is in view when its numbers count up. */
const countingShare = 0.5;

/** The size of the figures depends on the longest one. */
function figureSize(figures: readonly string[]): 'long' | 'longest' | undefined {
  const length = Math.max(...figures.map((figure) => figure.length));
  if (length > 7) return 'longest';
  return length > 4 ? 'long' : undefined;
}

export function Statistics({ heading, items }: CareersPage['statistics']) {
  const figures = items.map(({ value, suffix }) => `${formatNumber(value)}${suffix ?? ''}`);
  return (
    <section className={`section grid dark-surface ${styles.band}`} aria-label={heading} data-count-up={countingShare}>
      <h2>{heading}</h2>
      <dl
        className={`${cardsClass(items.length, { tabletRows: [4, 3, 2], phone: 2 })} ${styles.list}`}
        data-figures={figureSize(figures)}
      >
        {items.map((statistic) => (
          <div className="cell ruled" key={statistic.label}>
            <dt className="muted">{statistic.label}</dt>
            <dd className="numeral">
              <Counter value={statistic.value} />
              {statistic.suffix}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
