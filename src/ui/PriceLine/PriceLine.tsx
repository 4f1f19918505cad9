import styles from './PriceLine.module.css';
import { priceStrings } from './strings';

interface Props {
  /** The lowest price of the service. Without it there is no line. */
  price?: string | undefined;
  firstResult?: string | undefined;
}

/** Where the price begins, and how soon there is a first result: From USD 6,000 · 2 to 4 weeks. */
export function PriceLine({ price, firstResult }: Props) {
  if (!price) return null;
  return (
    <p className={`label ${styles.line}`}>
      <span className="whole">
        {priceStrings.lowest(price)}
        {firstResult && ' ·'}
      </span>{' '}
      <span>{firstResult}</span>
    </p>
  );
}
