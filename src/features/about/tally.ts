// Draws as many leaves as a number says.

import type { ColorName } from '@/drawings/drawingColors';
import { petalPath, xy } from '@/drawings/leafPath';
import type { DrawingShapes } from '@/drawings/picture';

/** A leaf has a cell of this size, with a gap of 3 units. */
const cell = 15;
const side = cell - 3;

/** A larger number has no tally. */
const maxLeaves = 500;

interface Leaf {
  color: ColorName;
  isOutline?: boolean;
  isBud?: boolean;
}

const leafArcs = `a${side} ${side} 0 0 1 ${side}-${side}a${side} ${side} 0 0 1-${side} ${side}z`;
const budArcs = 'a6 6 0 0 1 0-10a6 6 0 0 1 0 10z';

/** The plus after a number. It is smaller than a leaf and upright, so that it does not look like one. */
const bud: Leaf = { color: 'bloom', isBud: true };

/** Most leaves are dark; every seventh is lighter. */
function countedLeaves(count: number): Leaf[] {
  const leaves: Leaf[] = [];
  for (let index = 0; index < count; index++) leaves.push({ color: index % 7 === 3 ? 'second' : 'main' });
  return leaves;
}

const shape = (color: ColorName, path: string, isOutline = false) =>
  isOutline ? `<path class="${color}-line" d="${path}" stroke-width="1.2"/>` : `<path class="${color}" d="${path}"/>`;

/** The outline of a leaf or a bud in a cell. */
function leafPathIn(x: number, y: number, { isBud }: Leaf): string {
  return isBud ? `M${xy(x + side / 3, y + side)}${budArcs}` : `M${xy(x, y + side)}${leafArcs}`;
}

/** Leaves in rows. Those that look the same share a path. */
function rows(leaves: readonly Leaf[], perRow: number): DrawingShapes {
  const paths = new Map<string, { leaf: Leaf; path: string }>();
  for (const [index, leaf] of leaves.entries()) {
    const x = (index % perRow) * cell + 1;
    const y = Math.floor(index / perRow) * cell + 1;
    const look = `${leaf.color} ${leaf.isOutline}`;
    const path = (paths.get(look)?.path ?? '') + leafPathIn(x, y, leaf);
    paths.set(look, { leaf, path });
  }
  const shapes = Array.from(paths.values(), ({ leaf, path }) => shape(leaf.color, path, leaf.isOutline));
  return { viewBox: [0, 0, perRow * cell, Math.ceil(leaves.length / perRow) * cell], body: shapes.join('') };
}

/** A rating: a blossom of ten petals for each point. */
function blossoms(rating: number, outOf: number): DrawingShapes {
  const filled = Math.round(rating * 10);
  let body = '';
  for (let index = 0; index < outOf * 10; index++) {
    const x = 29 + Math.floor(index / 10) * 60;
    const path = petalPath([x, 29], 27, (index % 10) * 36 - 90, 0.8);
    if (index >= filled) body += shape('bloom', path, true);
    else body += shape(index % 2 ? 'second' : 'main', path);
  }
  return { viewBox: [0, 0, outOf * 60, 58], body };
}

/** A percentage: a hundred leaves, of which the others are outlines. A plus is a bud. */
function hundred(count: number, hasPlus: boolean): DrawingShapes {
  const leaves = countedLeaves(count);
  if (hasPlus && count < 100) leaves.push(bud);
  while (leaves.length < 100) leaves.push({ color: 'third', isOutline: true });
  return rows(leaves, 20);
}

/**
 * Draws as many leaves as a value says: `120+` ends with a bud for the plus, `60%+` is 60 of 100, `4.9/5` is 49 of 50 petals,
 * `<24 hours` is 23 leaves and an outline. Undefined if the value cannot be counted exactly.
 */
export function tally(value: string): DrawingShapes | undefined {
  const [, points, outOf] = /^(\d+(?:\.\d)?)\/(\d+)$/.exec(value) ?? [];
  if (points && outOf) {
    const isCountable = Number(points) <= Number(outOf) && Number(outOf) <= 10;
    return isCountable ? blossoms(Number(points), Number(outOf)) : undefined;
  }
  const [, below, digits, percent, plus] = /^(<?)(\d+)(%?)(\+?)(?:\s.*)?$/.exec(value) ?? [];
  if (!digits) return undefined;
  const count = Number(digits);
  if (count > (percent ? 100 : maxLeaves)) return undefined;
  if (percent) return hundred(count, Boolean(plus));
  if (below) return rows([...countedLeaves(count - 1), { color: 'bloom', isOutline: true }], 24);
  return rows(plus ? [...countedLeaves(count), bud] : countedLeaves(count), 21);
}
