import type { Figure } from './plate.ts';
import { num } from './primitives/geometry.ts';
import { leafAt } from './primitives/plants.ts';
import { range } from './primitives/random.ts';
import { each, path } from './primitives/svg.ts';
import { color, type Paint } from './schemes.ts';

const pitch = 15;
const side = pitch - 3;
const outline = 1.2;

/** The most leaves that are drawn; a larger number has no tally, because a tally must count exactly. */
const most = 500;

type Leaf = Readonly<{ fill: Paint; open?: boolean }>;

const counted = (index: number): Leaf => ({ fill: index % 7 === 3 ? color.second : color.main });

function rows(leaves: readonly Leaf[], perRow: number): Figure {
  const arcs = `a${side} ${side} 0 0 1 ${side}-${side}a${side} ${side} 0 0 1-${side} ${side}z`;
  const placed = leaves.map((leaf, index) => {
    const [x, y] = [(index % perRow) * pitch + 1, Math.floor(index / perRow) * pitch + 1];
    return { ...leaf, data: `M${num(x)} ${num(y + side)}${arcs}` };
  });
  const alike = Map.groupBy(placed, ({ fill, open }) => `${fill}${open}`).values();
  const drawing = each(alike, (group) => {
    const [{ fill, open } = counted(0)] = group;
    const data = group.map((leaf) => leaf.data).join('');
    return path(data, open ? { stroke: fill, 'stroke-width': outline } : { fill });
  });
  return { viewBox: [0, 0, perRow * pitch, Math.ceil(leaves.length / perRow) * pitch], body: drawing };
}

// A rating out of a whole number: one blossom of ten petals for each whole point.
function blossoms(rating: number, outOf: number): Figure {
  const radius = 27;
  const filled = Math.round(rating * 10);
  const drawing = each(range(outOf * 10), (index) => {
    const [cx, petal] = [29 + Math.floor(index / 10) * 60, index % 10];
    const fill = petal % 2 ? color.second : color.main;
    return leafAt(cx, 29, radius, petal * 36 - 90, {
      curve: 0.8,
      ...(index < filled ? { fill } : { fill: 'none', stroke: color.bloom, strokeWidth: outline }),
    });
  });
  return { viewBox: [0, 0, outOf * 60, 58], body: drawing };
}

/**
 * A number as that many leaves: `120+` ends in one poppy leaf for the plus, `60%+` is sixty of a hundred, `4.9/5`
 * is forty-nine of fifty petals, `<24 hours` is twenty-three leaves and one outline. Undefined if it cannot count
 * exactly.
 */
export function tally(value: string): Figure | undefined {
  const rating = /^(\d+(?:\.\d)?)\/(\d+)$/.exec(value);
  if (rating) {
    const [points, outOf] = [Number(rating[1]), Number(rating[2])];
    return points <= outOf && outOf <= 10 ? blossoms(points, outOf) : undefined;
  }
  const match = /^(<?)(\d+)(%?)(\+?)(?:\s.*)?$/.exec(value);
  if (!match) return undefined;
  const [, below, digits, percent, plus] = match;
  const count = Number(digits);
  if (count > (percent ? 100 : most)) return undefined;
  if (percent) {
    const rest = range(100 - count).map(
      (index): Leaf => (index === 0 && plus ? { fill: color.bloom } : { fill: color.third, open: true }),
    );
    return rows([...range(count).map(counted), ...rest], 20);
  }
  if (below) return rows([...range(count - 1).map(counted), { fill: color.bloom, open: true }], 24);
  return rows([...range(count).map(counted), ...(plus ? [{ fill: color.bloom }] : [])], 21);
}
