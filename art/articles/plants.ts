import { plateDesign } from '../plate.ts';
import { arcPath, levels, uprightRoute, uprights, xy } from '../primitives/geometry.ts';
import { bladeAt, leaf, tendril } from '../primitives/plants.ts';
import { range } from '../primitives/random.ts';
import { backdrop, stem } from '../primitives/structures.ts';
import { disc, each, group, line, rect, round, weight } from '../primitives/svg.ts';
import { color, type Paint } from '../schemes.ts';

const { main, second, third, highlight, bloom, tint, ground, light, dark } = color;

type Pod = Readonly<{ length: number; peas: number; ripe: number; pea?: Paint }>;

function pod(x: number, y: number, { length, peas, ripe, pea = light }: Pod): string {
  const lens = (from: number, to: number, radius: number, fill: Paint): string =>
    leaf(from, 0, to, 0, { curve: radius / (to - from), fill });
  const radius = length * 0.78;
  const row = each(range(peas), (index) => {
    const place = (index + 1) / (peas + 1);
    const size = (length / (peas + 1.6)) * 0.5 * (0.5 + 0.5 * Math.sin(Math.PI * place));
    return (
      disc(length * place, 0, size, index === ripe ? bloom : pea) +
      line(arcPath(length * place, 0, size * 0.66, 190, 260), 1.4, index === ripe ? tint : second, round)
    );
  });
  const ends = line(`M${xy(length, 0)}h14`, weight.rule, main, round) + line('M0 0h-24', weight.stem, main);
  return group(lens(0, length, radius, second) + lens(14, length - 14, radius * 1.3, dark) + row + ends, {
    transform: `translate(${xy(x, y)}) rotate(9)`,
  });
}

/** For microservices: pods on a stem, each with its peas. */
export const pods = plateDesign('mist', (canvas) => {
  const { width, height } = canvas;
  const x = 120;
  const stalk = stem(uprightRoute(x, height + 10, 60, x + 60, -10), { radius: 36, width: 9, stroke: main });
  return (
    backdrop(canvas, 0.2) +
    stalk +
    pod(x + 26, 74, { length: 470, peas: 8, ripe: 3 }) +
    pod(x + 26, 226, { length: 400, peas: 7, ripe: 5, pea: third }) +
    pod(x + 26, 356, { length: 330, peas: 6, ripe: 1 }) +
    leaf(x, 190, x - 110, 80, { fill: main, veins: 8 }) +
    leaf(x, 330, x - 110, 220, { veins: 8 }) +
    leaf(x, 460, x - 100, 360, { fill: main, veins: 7 }) +
    tendril(width - 120, height - 40, 30, 6, main) +
    line(uprights([width - 120], height - 40, height), weight.rule, main)
  );
});

function culm(
  x: number,
  width: number,
  firstNode: number,
  height: number,
  fill: Paint,
  node: Paint,
  groove: Paint,
): string {
  const left = x - width / 2;
  const grooves = [1, 2, 3].map((share) => left + (width / 4) * share);
  let drawing =
    rect(left, 0, width, height, { fill }) + line(uprights(grooves, 0, height), weight.hair, groove, { opacity: 0.7 });
  for (let y = firstNode; y < height + 30; y += 120) {
    drawing +=
      rect(left - 5, y - 7, width + 10, 14, { fill: node }) +
      line(levels([y], left - 5, left + width + 5), weight.fine, fill);
  }
  return drawing;
}

/** For Node.js: bamboo, because the joint of a stem is called a node. */
export const bamboo = plateDesign('leaf', (canvas) => {
  const { height } = canvas;
  const blade = (x: number, y: number, length: number, degrees: number, fill: Paint, vein: Paint = ground): string =>
    bladeAt(x, y, length, degrees, { curve: 1.15, fill, vein });
  return (
    backdrop(canvas, 0.2) +
    culm(80, 36, 70, height, second, main, ground) +
    culm(560, 44, 20, height, main, second, second) +
    culm(330, 64, 90, height, highlight, main, ground) +
    culm(440, 28, 50, height, second, main, ground) +
    culm(200, 48, 40, height, main, second, second) +
    blade(362, 90, 190, -32, main, second) +
    blade(362, 90, 160, 14, bloom, tint) +
    blade(298, 210, 180, 208, bloom, tint) +
    blade(298, 210, 150, 160, highlight) +
    blade(362, 330, 200, 20, highlight) +
    blade(362, 330, 150, -26, bloom, tint) +
    blade(224, 400, 170, 30, second, main) +
    blade(176, 160, 150, 215, highlight) +
    blade(582, 140, 110, -40, highlight) +
    blade(538, 380, 130, 200, second, main) +
    blade(62, 310, 100, 205, highlight) +
    each([90, 210, 330, 450], (y, index) => disc(330, y, 13, ground) + disc(330, y, 7, index === 1 ? bloom : highlight))
  );
});
