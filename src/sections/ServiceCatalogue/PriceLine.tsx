import { serviceStrings } from '@/strings';
import styles from './PriceLine.module.css';

interface Props {
  /** From and to: USD 6,000 to 120,000. */
  price: string;
  firstRelease: string;
}

/** Where the price begins, and how long the first release takes: From USD 6,000 · 2 to 4 weeks. */
export function PriceLine({ price, firstRelease }: Props) {
  const [lowest] = price.match(/^\D*\d\S*/) ?? [price];
  return (
    <p className={`label ${styles.line}`}>
      <span className="whole">{serviceStrings.lowestPrice(lowest)} ·</span> <span>{firstRelease}</span>
    </p>
  );
}
