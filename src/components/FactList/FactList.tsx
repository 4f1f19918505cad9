import { cardsClass } from '@/lib/cardsClass';
import styles from './FactList.module.css';

interface Fact {
  label: string;
  value: string;
  /** The label if the role has closed since the build. */
  closedLabel?: string | undefined;
  /** A date does not wrap. */
  isDate?: boolean;
}

export interface FactListProps {
  facts: readonly Fact[];
  /** When an open role closes. */
  deadline?: string | undefined;
}

export const FactList = ({ facts, deadline }: FactListProps) => (
  <dl className={`${cardsClass(facts.length)} ${styles.facts}`} data-deadline={deadline}>
    {facts.map(({ label, value, closedLabel, isDate }) => (
      <div key={label}>
        <dt className="label">
          <span>{label}</span>
          {closedLabel && <template data-when-closed="">{closedLabel}</template>}
        </dt>
        <dd className={isDate ? 'whole' : undefined}>{value}</dd>
      </div>
    ))}
  </dl>
);
