// The vine of a tagline, from the square before the last sentence to the blossom at the end. All lengths are in ems of the
// tagline, so that it scales.
import { color } from '@/brand/schemes';
import { blossom, group, leaf, line, type Point, route as routeFrom, stemPath, xy } from '@/pictures/shapes';
import type { Figure } from '@/pictures/svg';

const { main, second } = color;

// The classes are for the animation of the stem, the leaves and the blossom.
const drawnStem = (points: readonly Point[], radius: number, width: number): string =>
  line(stemPath(points, radius), width, main, ' class="draw" pathLength="1"');
const opening = (flower: string): string => group(flower, 'class="bloomer"');

type TaglineLayout = Readonly<{
  /** The width of each line in ems, and its sentence. */
  lines: readonly Readonly<{ width: number; sentence: number }>[];
  /** In percent of the width of the tagline. */
  size: number;
  leading: number;
}>;

type Sprout = Readonly<{ at: Point; to: Point; fill?: typeof main | typeof second; veins?: number }>;

// In ems: how far the center of the square is below that of its line, the height of a step, the radius of a corner.
const stopDrop = 0.2995;
const step = 0.316;
const corner = 0.158;

// The lines of a tagline in units of the drawing.
function measures({ lines, size, leading }: TaglineLayout, width: number) {
  const em = (size / 100) * width;
  const units = (ems: number): number => Math.round(ems * em);
  const last = lines.at(-1)?.sentence ?? 0;
  const stopLine = lines.findLastIndex(({ sentence }) => sentence < last);
  const middle = (line: number): number => (line + 0.5) * leading;
  return {
    em,
    units,
    stopLine,
    middle,
    firstOfLast: stopLine + 1,
    right: width / em,
    height: units(lines.length * leading),
  };
}

function grown(sprouts: readonly Sprout[], units: (ems: number) => number): string {
  return sprouts
    .map(({ at, to, fill = main, veins = 5 }, index) =>
      group(
        group(
          leaf([0, 0], [units(to[0]), units(to[1])], fill, veins),
          `class="sprout sprout-${Math.min(3 + index, 6)}"`,
        ),
        `transform="translate(${xy(units(at[0]), units(at[1]))})"`,
      ),
    )
    .join('');
}

// The leaves of the last vertical part alternate; beside text they only grow to the right.
function dropLeaves([x, top]: Point, bottom: number, typeTop: number): Sprout[] {
  const leaves: Sprout[] = [];
  let y = top + 0.3535;
  while (bottom - y > 0.38) {
    const beside = y - 0.1 > typeTop;
    const left = leaves.length % 2 === 1 && !beside;
    leaves.push({
      at: [x, y],
      to: left ? [-0.2332, -0.2332] : [0.2106, -0.2106],
      fill: left && typeTop < bottom ? second : main,
    });
    y += beside ? 0.564 : 0.4062;
  }
  return leaves;
}

export function taglineVine(layout: TaglineLayout): Figure {
  const { units, stopLine, middle, firstOfLast, right, height } = measures(layout, 1360);
  const { lines, leading } = layout;
  const bloomX = right - 0.207;
  const bloomY = middle(lines.length - 1) + 0.275;
  const bloom = opening(blossom(units(bloomX), units(bloomY), units(0.286), 22));
  const viewBox = [0, 0, 1360, height] as const;
  const stop = lines[stopLine];
  if (!stop) return { viewBox, body: bloom };

  const x = stop.width + 0.093;
  const y = middle(stopLine) + stopDrop;
  const run = bloomX - x;
  let rises = 1;
  if (run < 1.2 * step) rises = 0;
  if (run > 2.1) rises = 2;
  const first = x + Math.min(0.564, 0.492 * run);
  const risers = [first, (first + bloomX) / 2].slice(0, rises);
  const top = y - rises * step;
  const alongTheRun = risers.flatMap((riser, index): Sprout[] => {
    const level = y - (index + 1) * step;
    const left = (risers[index + 1] ?? bloomX) - riser;
    return [
      { at: [riser, level + step - 0.1504], to: [-step, -step], veins: 8 },
      ...(left > 1.7 * step
        ? [{ at: [riser + corner, level], to: [step, step], fill: second, veins: 8 } as const]
        : []),
    ];
  });
  // With two lines the vertical part is short, and its second leaf may overlap the end of the text.
  const typeTop = lines.length > 2 ? firstOfLast * leading : Number.POSITIVE_INFINITY;
  const route = risers.flatMap((riser, index) => [riser, y - (index + 1) * step]);
  return {
    viewBox,
    body:
      drawnStem(
        routeFrom('level', [units(x), units(y)], ...[...route, bloomX, bloomY].map(units)),
        units(Math.min(corner, run / 2)),
        units(0.0263),
      ) +
      grown([...alongTheRun, ...dropLeaves([bloomX, top], bloomY, typeTop)], units) +
      bloom,
  };
}
