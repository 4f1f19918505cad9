import { plateDesign } from '../plate.ts';
import { blossom, smallBlossom } from '../primitives/blossom.ts';
import { shine } from '../primitives/circles.ts';
import { levels, num, steps, unit, uprightRoute, uprights, xy } from '../primitives/geometry.ts';
import { leaf, leafAt, leafPair } from '../primitives/plants.ts';
import { range } from '../primitives/random.ts';
import { lattice, stem } from '../primitives/structures.ts';
import { disc, each, line, path, rect, round, weight } from '../primitives/svg.ts';
import { color } from '../schemes.ts';

const { main, second, bloom, light, dark } = color;

const tiers = [
  { y: 640, span: 270, width: 12 },
  { y: 500, span: 250, width: 11 },
  { y: 360, span: 220, width: 9 },
  { y: 220, span: 180, width: 8 },
] as const;

const apple = (x: number, y: number, radius: number, lit: number): string =>
  disc(x, y, radius, bloom) + shine(x, y, lit, color.tint);

// A spur on a branch: two leaves, and above or below them fruit or one more leaf.
function spur(x: number, y: number, place: number, tier: number, side: number): string {
  const height = 32 + ((place * 37 + tier * 23) % 14);
  const odd = (place + tier) % 2 === 1;
  const [left, right] = odd ? [second, main] : [main, second];
  const fruiting = (place + tier * 2 + (side > 0 ? 1 : 0)) % 3 === 0;
  return (
    line(uprights([x], y, y - height), 4.5, main) +
    leafPair(x, y - 12, 42, { fill: left, veins: 4 }, { fill: right, veins: 4 }) +
    (fruiting ? apple(x, y - height - 18, 19, 13) : leafAt(x, y - height + 8, 48, -90, { curve: 0.72, veins: 4 })) +
    (odd ? '' : line(`M${xy(x, y)}v20`, weight.rule, main) + apple(x, y + 34, 15, 10))
  );
}

function branch(cx: number, tier: number, side: 1 | -1): string {
  const { y, span, width } = tiers[tier] ?? tiers[0];
  const endX = cx + side * span;
  const endY = y - 84;
  const bough = stem(uprightRoute(cx, y + 60, y, endX, endY), { radius: 44, width, stroke: main });
  const spurs = each([0, 1], (place) => {
    const x = cx + side * (72 + place * 92);
    return Math.abs(x - cx) > span - 50 ? '' : spur(x, y, place, tier, side);
  });
  const tip =
    leaf(endX, endY + 34, endX + side * 46, endY - 12, { fill: main, veins: 4 }) +
    leaf(endX, endY + 34, endX - side * 46, endY - 12, { veins: 4 }) +
    (tier % 2
      ? blossom(endX, endY - 8, 30, { petals: 7, eye: main, eyeSize: 0.22 })
      : leafAt(endX, endY + 6, 56, -90, { curve: 0.72, fill: main }));
  return bough + spurs + tip;
}

/** A fruit tree trained flat along horizontal wires. */
export const espalier = plateDesign('mist', ({ width, height, cx }) => {
  const floor = height - 60;
  const frame =
    disc(cx, 220, 200, color.glow) +
    each([120, 220, 420, 520], (x) => line(uprights([x], 60, floor), weight.hair, color.hairline, { opacity: 0.7 })) +
    each(tiers, ({ y }) => line(levels([y], 0, width), weight.fine, color.hairline, { opacity: 0.8 }));
  const crown =
    leafPair(cx, 150, 70, { fill: main, veins: 6 }, { veins: 6 }) +
    blossom(cx, 84, 62, { ...smallBlossom, inner: color.highlight });
  return (
    lattice(0, 0, width, height, unit, { opacity: 0.2 }) +
    frame +
    line(uprights([cx], height, 90), 20, main) +
    each([0, 1, 2, 3], (tier) => branch(cx, tier, -1) + branch(cx, tier, 1)) +
    crown +
    rect(0, floor, width, height, { fill: color.soil }) +
    line(uprights(steps(20, width - 1, 20), floor, height), weight.hair, second, { opacity: 0.9 })
  );
});

/** A letter sealed with a blossom, for the contact page. */
export const envelope = plateDesign('blush', ({ width, height, cx }) => {
  const [left, right, top, bottom, fold] = [90, width - 90, 130, height - 60, 312];
  const green = { veins: 13 };
  const bouquet =
    leafPair(cx, 210, 190, green, green) +
    leafAt(cx, 220, 204, -90, { curve: 0.74, fill: main, veins: 14, vein: second });
  const paper =
    rect(left, top, right - left, bottom - top, { fill: dark }) +
    path(`M${xy(left, top)}L${xy(cx, fold)}L${xy(right, top)}V${num(bottom)}H${num(left)}Z`, {
      fill: light,
      stroke: dark,
      'stroke-width': weight.rule,
    });
  const ruling = range(15).map((index) => {
    const share = (index + 1) / 16;
    const [aside, edge] = [(cx - left) * share, top + (fold - top) * share];
    return `M${xy(left + aside, bottom)}V${num(edge)}M${xy(right - aside, bottom)}V${num(edge)}`;
  });
  return (
    lattice(0, 0, width, height, unit, { opacity: 0.2 }) +
    bouquet +
    paper +
    line(ruling.join(''), weight.hair, dark, { opacity: 0.4 }) +
    line(`M${xy(left, bottom)}L${xy(cx, 262)}L${xy(right, bottom)}`, weight.rule, dark) +
    blossom(cx, fold - 18, 84, { ...smallBlossom, seeds: 20 })
  );
});

/** A tendril that has grown past the end of its lattice, for the not-found pages. */
export const tendril = plateDesign('paper', ({ height }) => {
  const vine = stem(uprightRoute(80, height + 10, 320, 200, 160, 380), { radius: 40, width: 9, stroke: color.main });
  const leaves =
    leaf(80, 400, 0, 320, { veins: 6 }) +
    leaf(120, 320, 200, 400, { fill: color.main, veins: 6 }) +
    leaf(200, 240, 120, 160, { fill: color.main, veins: 6 }) +
    leaf(260, 160, 340, 80, { veins: 6 });
  const curl =
    'M380 160A80 80 0 0 1 460 240A66 66 0 0 1 394 306A54 54 0 0 1 340 252A44 44 0 0 1 384 208A34 34 0 0 1 418 242';
  return (
    lattice(0, 0, 320, height, unit, { opacity: 0.5, nodes: 2 }) +
    vine +
    leaves +
    line(curl, 9, color.main, round) +
    disc(418, 242, 12, color.bloom)
  );
});
