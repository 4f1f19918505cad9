const to = 'to';

export const priceStrings = {
  to,
  lowest: (price: string) => `From ${price}`,
  /** USD 6,000 to 15,000, or a fixed price. */
  range: (price: { from: string; to?: string | undefined }) =>
    price.to ? `${price.from} ${to} ${price.to}` : price.from,
};
