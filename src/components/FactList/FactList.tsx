import { cardsClass } from '@/lib/cardsClass';
import styles from './FactList.module.css';

interface Fact {
  label: string;
  value: string;
  /** The value links to more about it. */
  href?: string | undefined;
  /** A date does not wrap. */
  isDate?: boolean;
}

export interface FactListProps {
  facts: readonly Fact[];
  className?: string | undefined;
}

export function FactList({ facts, className = '' }: FactListProps) {
  return (
    <dl className={`${cardsClass(facts.length)} ${styles.facts} ${className}`}>
      {facts.map(({ label, value, href, isDate }) => (
        <div key={label}>
          <dt className="label">{label}</dt>
          <dd className={isDate ? 'whole' : undefined}>{href ? <a href={href}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
