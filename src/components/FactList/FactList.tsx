import { cardsClass } from '@/lib/cardsClass';
import styles from './FactList.module.css';

interface Fact {
  label: string;
  value: string;
  /** The value links to more about it. */
  href?: string | undefined;
  /** A date does not wrap. */
  isDate?: boolean;
  /** Two columns wide. */
  isWide?: boolean;
}

export interface FactListProps {
  facts: readonly Fact[];
}

export function FactList({ facts }: FactListProps) {
  const wide = facts.filter(({ isWide }) => isWide);
  return (
    <dl className={`${cardsClass(facts.length + wide.length)} ${styles.facts}`}>
      {facts.map(({ label, value, href, isDate, isWide }) => (
        <div key={label} className={isWide ? styles.wide : undefined}>
          <dt className="label">{label}</dt>
          <dd className={isDate ? 'whole' : undefined}>{href ? <a href={href}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
