import styles from './JobHero.module.css';

interface Fact {
  label: string;
  value: string;
  /** The label once the role is closed. */
  closedLabel?: string | undefined;
}

export interface FactsProps {
  facts: readonly Fact[];
  /** The moment at which the role closes, while it is open. */
  deadline?: string | undefined;
}

/** The facts of a role; more than four stand in rows of three. */
export function Facts({ facts, deadline }: FactsProps) {
  return (
    <dl className={`${styles.facts} ${facts.length > 4 ? styles.rows : ''}`} data-deadline={deadline}>
      {facts.map(({ label, value, closedLabel }) => (
        <div key={label}>
          <dt className="label">
            <span>{label}</span>
            {closedLabel && <template data-when-closed="">{closedLabel}</template>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
