import { serviceStrings } from '@/strings';
import styles from './PriceLine.module.css';

export interface PriceLineProps {
  /** `price` is from and to: USD 6,000 to 120,000. */
  facts?: { price?: string | undefined; firstRelease: string } | undefined;
}

/** Where the price begins, and how long the first release takes: From USD 6,000 · 2 to 4 weeks. Nothing without a price. */
export function PriceLine({ facts }: PriceLineProps) {
  if (!facts?.price) return null;
  const [lowest] = facts.price.match(/^\D*\d\S*/) ?? [facts.price];
  return (
    <p className={`label ${styles.line}`}>
      <span className="whole">{serviceStrings.lowestPrice(lowest)} ·</span> <span>{facts.firstRelease}</span>
    </p>
  );
}
