import { type Canvas, plateDesign } from '../plate.ts';
import { blossom } from '../primitives/blossom.ts';
import { half } from '../primitives/circles.ts';
import { arcTo, levels, num, steps, unit, uprightRoute, xy } from '../primitives/geometry.ts';
import { frond, leafAt } from '../primitives/plants.ts';
import { cycle, type NonEmpty, range } from '../primitives/random.ts';
import { stem } from '../primitives/structures.ts';
import { disc, each, line, path, round, weight } from '../primitives/svg.ts';
import { color, type Paint } from '../schemes.ts';

const radius = 5.85 * unit;
const segments = 8;
const { main, second, bloom } = color;
const cloth: NonEmpty<Paint> = [main, second, main, bloom, bloom, main, second, main];

// The rain is drawn as upright lines that end at the canopy.
function rain({ width, height, cx }: Canvas, rim: number): string {
  const gap = 13.333;
  const drops = steps(cx - Math.ceil(width / 2 / gap) * gap, width, gap).map((x) => {
    const aside = Math.abs(x - cx);
    const end = aside < radius ? rim - Math.sqrt(radius * radius - aside * aside) - 8 : height;
    return `M${xy(x, 0)}V${num(Math.max(0, end))}`;
  });
  return line(drops.join(''), weight.hair, color.hairline, { opacity: 0.5 });
}

// The canopy of the umbrella; its ribs are arcs through the apex.
function canopy(cx: number, rim: number): string {
  const apex = rim - radius;
  const rib = (foot: number, down: boolean): string => {
    const [endX, endY] = down ? [foot, rim] : [cx, apex];
    const aside = Math.abs(foot - cx);
    if (aside < 1) return `L${xy(endX, endY)}`;
    const bend = (aside * aside + radius * radius) / (2 * aside);
    return arcTo(bend, foot > cx === down ? 1 : 0, endX, endY);
  };
  const foot = (index: number): number => cx - radius + ((2 * radius) / segments) * index;
  const panels = each(range(segments), (index) =>
    path(`M${xy(cx, apex)}${rib(foot(index), true)}H${num(foot(index + 1))}${rib(foot(index + 1), false)}Z`, {
      fill: cycle(cloth, index),
      stroke: color.ground,
      'stroke-width': weight.fine,
    }),
  );
  const scallops = each(range(segments), (index) =>
    half((foot(index) + foot(index + 1)) / 2, rim + 1, radius / segments, -90, color.ground),
  );
  return half(cx, rim, radius, -90) + panels + scallops;
}

/** An umbrella that looks like a flower from the side, with a dry garden under it. */
export const insurance = plateDesign('mist', (canvas) => {
  const { width, height, cx, upright, x, y } = canvas;
  const floor = y(upright ? 6 : 5.2);
  const rim = y(upright ? 0.4 : 0.9);
  const apex = rim - radius;
  const handle = `M${xy(cx, rim - radius / segments + 28)}V${num(floor - 64)}${arcTo(30, 1, cx - 60, floor - 64)}v-10`;
  const flowerX = x(2.6);
  const garden =
    line(levels([floor], 0, width), weight.rule) +
    stem(uprightRoute(flowerX, floor, floor - 128), { stroke: main, width: 4.5 }) +
    leafAt(flowerX, floor - 30, 118, -45, { veins: 8 }) +
    leafAt(flowerX, floor - 62, 104, -135, { fill: main, veins: 7 }) +
    blossom(flowerX, floor - 138, 34, { petals: 7, eye: main, eyeSize: 0.22 }) +
    frond(x(-3.7), floor, 150, -90, 5, { size: 0.34 }) +
    line(levels(steps(floor + 12, height - 0.1, 12), 0, width), weight.hair, color.hairline, { opacity: 0.5 });
  return (
    rain(canvas, rim) +
    canopy(cx, rim) +
    line(`M${xy(cx, apex)}v-26`, weight.stem, main, round) +
    disc(cx, apex - 26, 6, bloom) +
    line(handle, 6.5, main, round) +
    garden
  );
});
