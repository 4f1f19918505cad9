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
}

export const FactList = ({ facts }: FactListProps) => (
  <dl className={`${cardsClass(facts.length)} ${styles.facts}`}>
    {facts.map(({ label, value, href, isDate }) => (
      <div key={label}>
        <dt className="label">{label}</dt>
        <dd className={isDate ? 'whole' : undefined}>{href ? <a href={href}>{value}</a> : value}</dd>
      </div>
    ))}
  </dl>
);
