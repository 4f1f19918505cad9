import { thresholds } from '@/config/motion';
import type { Documents } from '@/content/schemas/contract';
import { gridPlaces } from '@/lib/gridRows';
import styles from './Statistics.module.css';

interface Props {
  label: string;
  statistics: Documents['blocks/statistics']['items'];
}

export function Statistics({ label, statistics }: Props) {
  const longest = Math.max(...statistics.map(({ value, suffix }) => `${value}${suffix}`.length));
  const places = gridPlaces(statistics.length);
  return (
    <section
      className={`grid on-band ${styles.band}`}
      aria-label={label}
      data-enter=""
      data-count-up={thresholds.statistics}
    >
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
    </section>
  );
}
