import { cardsClass } from '@/lib/cardsClass';
import styles from './FactList.module.css';

interface Fact {
  label: string;
  value: string;
  /** The label once a role has closed since the site was built. */
  closedLabel?: string | undefined;
  /** Stays on one line. */
  isDate?: boolean;
}

export interface FactListProps {
  facts: readonly Fact[];
  /** The moment at which a role closes, while it is open. */
  deadline?: string | undefined;
}

/** Facts side by side under a title. */
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
