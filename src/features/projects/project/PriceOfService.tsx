import { priceStrings } from '@/ui/PriceLine/strings';
import styles from './PriceOfService.module.css';

interface Props {
  service: string;
  price: { from: string; to?: string | undefined };
  href: string;
}

/** What the examples of a service cost, with a link to them. */
export const PriceOfService = ({ service, price, href }: Props) => (
  <p className={styles.price}>
    <span className="label">{service}</span>
    <a href={href}>{priceStrings.range(price)}</a>
  </p>
);
