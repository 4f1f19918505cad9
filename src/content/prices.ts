import { language } from '@/lib/language';
import type { PriceExample } from './services.schema';

/** The price of a service: its examples, and the lowest and the highest amount of all of them. Undefined without examples. */
export function toPrices(examples: readonly PriceExample[], currency: string) {
  if (examples.length === 0) return undefined;
  // With the code of the currency, and after it a space at which no line breaks.
  const price = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    maximumFractionDigits: 0,
  });
  const amount = new Intl.NumberFormat(language);
  const toRange = (from: number, to: number) => ({
    from: price.format(from),
    to: to > from ? amount.format(to) : undefined,
  });
  const lowest = Math.min(...examples.map(({ from }) => from));
  const highest = Math.max(...examples.map(({ to }) => to));
  return {
    ...toRange(lowest, highest),
    examples: examples.map(({ from, to, ...example }) => ({ ...example, price: toRange(from, to) })),
  };
}

/** How soon there is a first result: what the service says, or else the duration of its cheapest example. */
export function toFirstResult(examples: readonly PriceExample[], stated?: string): string | undefined {
  const [cheapest] = examples.toSorted((a, b) => a.from - b.from);
  return stated ?? cheapest?.duration;
}
