import { thresholds } from '@/config/motion';
import styles from './Statistics.module.css';

interface Props {
  label: string;
  statistics: readonly { id: string; value: number; suffix: string; label: string }[];
}

export function Statistics({ label, statistics }: Props) {
  return (
    <section className={`on-band ${styles.band}`} aria-label={label} data-count-up={thresholds.statistics}>
      <div className="grid">
        <dl className={styles.list}>
          {statistics.map((statistic) => (
            <div key={statistic.id}>
              <dt>{statistic.label}</dt>
              <dd className="numeral">
                <span data-count={statistic.value}>{statistic.value}</span>
                {statistic.suffix}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
