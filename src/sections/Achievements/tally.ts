import type { Figure } from '@/pictures/picture';
import type { Role } from '@/pictures/roles';
import { line, path, petal, xy } from '@/pictures/shapes';

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const pitch = 15;
const side = pitch - 3;
const outline = 1.2;

/** A larger number has no tally. */
const maxLeaves = 500;

type Leaf = Readonly<{ fill: Role; open?: boolean; isBud?: boolean }>;

const counted = (index: number): Leaf => ({ fill: index % 7 === 3 ? 'second' : 'main' });

/** The plus after a number. It is smaller than a leaf and upright, so that it does not look like one. */
const bud: Leaf = { fill: 'bloom', isBud: true };

const leafArcs = `a${side} ${side} 0 0 1 ${side}-${side}a${side} ${side} 0 0 1-${side} ${side}z`;
const budArcs = 'a6 6 0 0 1 0-10a6 6 0 0 1 0 10z';

/** The outline of a leaf or a bud in the cell at x and y. */
const outlineIn = (x: number, y: number, { isBud }: Leaf): string =>
  isBud ? `M${xy(x + side / 3, y + side)}${budArcs}` : `M${xy(x, y + side)}${leafArcs}`;

function rows(leaves: readonly Leaf[], perRow: number): Figure {
  const placed = leaves.map((leaf, index) => {
    const x = (index % perRow) * pitch + 1;
    const y = Math.floor(index / perRow) * pitch + 1;
    return { ...leaf, data: outlineIn(x, y, leaf) };
  });
  const alike = Map.groupBy(placed, ({ fill, open }) => `${fill}${open}`).values();
  const drawing = Array.from(alike, (group) => {
    const [{ fill, open } = counted(0)] = group;
    const data = group.map((leaf) => leaf.data).join('');
    return open ? line(data, outline, fill) : path(data, fill);
  }).join('');
  return { viewBox: [0, 0, perRow * pitch, Math.ceil(leaves.length / perRow) * pitch], body: drawing };
}

/** A rating: a blossom of ten petals for each point. */
function blossoms(rating: number, outOf: number): Figure {
  const radius = 27;
  const filled = Math.round(rating * 10);
  const drawing = range(outOf * 10)
    .map((index) => {
      const data = petal(29 + Math.floor(index / 10) * 60, 29, radius, (index % 10) * 36 - 90, 0.8);
      return index < filled ? path(data, index % 2 ? 'second' : 'main') : line(data, outline, 'bloom');
    })
    .join('');
  return { viewBox: [0, 0, outOf * 60, 58], body: drawing };
}

/**
 * Draws as many leaves as a value says: `120+` ends with a bud for the plus, `60%+` is 60 of 100, `4.9/5` is 49 of 50 petals,
 * `<24 hours` is 23 leaves and an outline. Undefined if the value cannot be counted exactly.
 */
export function tally(value: string): Figure | undefined {
  const rating = /^(\d+(?:\.\d)?)\/(\d+)$/.exec(value);
  if (rating) {
    const points = Number(rating[1]);
    const outOf = Number(rating[2]);
    return points <= outOf && outOf <= 10 ? blossoms(points, outOf) : undefined;
  }
  const match = /^(<?)(\d+)(%?)(\+?)(?:\s.*)?$/.exec(value);
  if (!match) return undefined;
  const [, below, digits, percent, plus] = match;
  const count = Number(digits);
  if (count > (percent ? 100 : maxLeaves)) return undefined;
  if (percent) {
    const rest = range(100 - count).map((index): Leaf => (index === 0 && plus ? bud : { fill: 'third', open: true }));
    return rows([...range(count).map(counted), ...rest], 20);
  }
  if (below) return rows([...range(count - 1).map(counted), { fill: 'bloom', open: true }], 24);
  return rows([...range(count).map(counted), ...(plus ? [bud] : [])], 21);
}
