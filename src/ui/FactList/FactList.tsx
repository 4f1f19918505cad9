import { cardsClass } from '@/ui/Cards/cardsClass';
import type { Change } from '@/ui/ChangeNumeral/ChangeNumeral';
import { ChangeText } from '@/ui/ChangeNumeral/ChangeText';
import { NoBreak } from '@/ui/NoBreak/NoBreak';
import styles from './FactList.module.css';

interface Fact {
  label: string;
  value: string;
  /** What changed, after the value: Northfold, 9 → 3 screens. */
  change?: Change | undefined;
  /** The value links to more about it. */
  href?: string | undefined;
  /** A date does not wrap. */
  isDate?: boolean;
}

interface Props {
  facts: readonly Fact[];
  className?: string | undefined;
}

function Value({ value, change, href }: Fact) {
  const text = change ? (
    <>
      {value}, <ChangeText {...change} />
    </>
  ) : (
    <NoBreak text={value} />
  );
  return href ? <a href={href}>{text}</a> : text;
}

export function FactList({ facts, className = '' }: Props) {
  return (
    <dl className={`${cardsClass(facts.length)} ${styles.facts} ${className}`}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt className="label">{fact.label}</dt>
          <dd className={fact.isDate ? 'whole' : undefined}>
            <Value {...fact} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
