/** A list with at least one entry, so that picking from it always yields a value. */
export type NonEmpty<Item> = readonly [Item, ...Item[]];

export type Random = Readonly<{
  /** The next number in [0, 1). */
  next: () => number;
  /** A whole number from `low` to `high`, both included. */
  int: (low: number, high: number) => number;
  /** One entry of the list. */
  pick: <Item>(list: NonEmpty<Item>) => Item;
}>;

/** Deterministic random numbers: the same seed always yields the same sequence. */
export function seededRandom(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (list) => cycle(list, Math.floor(next() * list.length)),
  };
}

/** The entry at `index`, starting again at the first one when the list is used up. */
export function cycle<Item>(list: NonEmpty<Item>, index: number): Item {
  return list[((index % list.length) + list.length) % list.length] ?? list[0];
}

/** The whole numbers from 0 to `count` - 1. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** The list in a seeded order. */
export function shuffled<Item>(list: readonly Item[], random: Random): Item[] {
  return list
    .map((item) => ({ item, key: random.next() }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item);
}

function hash(seed: string): number {
  let value = 1779033703 ^ seed.length;
  for (let index = 0; index < seed.length; index++) {
    value = Math.imul(value ^ seed.charCodeAt(index), 3432918353);
    value = (value << 13) | (value >>> 19);
  }
  return value >>> 0;
}
