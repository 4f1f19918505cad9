import { thresholds } from '@/config/motion';
import type { Documents } from '@/content/schemas/contract';
import { gridPlaces } from '@/lib/gridRows';
import styles from './Statistics.module.css';

interface Props {
  heading: string;
  /** Where the numbers come from. */
  source?: string | undefined;
  statistics: Documents['blocks/statistics']['items'];
}

export function Statistics({ heading, source, statistics }: Props) {
  const longest = Math.max(...statistics.map(({ value, suffix }) => `${value}${suffix}`.length));
  const places = gridPlaces(statistics.length);
  return (
    <section
      className={`grid on-band ${styles.band}`}
      aria-label={heading}
      data-enter=""
      data-count-up={thresholds.statistics}
    >
      <h2 className="title-large">{heading}</h2>
      <dl className={`cards ${styles.list}`} data-figures={longest > 7 ? 'longest' : longest > 4 ? 'long' : undefined}>
        {statistics.map((statistic, index) => (
          <div key={statistic.id} {...places[index]}>
            <dt>{statistic.label}</dt>
            <dd className="numeral">
              <span data-count={statistic.value}>{statistic.value}</span>
              {statistic.suffix}
            </dd>
          </div>
        ))}
      </dl>
      {source && <p className="small">{source}</p>}
    </section>
  );
}
