import { cardsClass } from '@/lib/cardsClass';
import styles from './FactList.module.css';

interface Fact {
  label: string;
  value: string;
  /** A date does not wrap. */
  isDate?: boolean;
}

export interface FactListProps {
  facts: readonly Fact[];
}

export const FactList = ({ facts }: FactListProps) => (
  <dl className={`${cardsClass(facts.length)} ${styles.facts}`}>
    {facts.map(({ label, value, isDate }) => (
      <div key={label}>
        <dt className="label">{label}</dt>
        <dd className={isDate ? 'whole' : undefined}>{value}</dd>
      </div>
    ))}
  </dl>
);
