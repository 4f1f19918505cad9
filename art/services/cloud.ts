import { type Canvas, plateDesign } from '../plate.ts';
import { blossom } from '../primitives/blossom.ts';
import { arcs, half } from '../primitives/circles.ts';
import { nodePath, steps, unit, uprightRoute } from '../primitives/geometry.ts';
import { leaf } from '../primitives/plants.ts';
import { backdrop, stem } from '../primitives/structures.ts';
import { each, path, rect, weight } from '../primitives/svg.ts';
import { color } from '../schemes.ts';

const lobes = [
  { place: -4, size: 2.5 },
  { place: 3.8, size: 2.75 },
  { place: -0.4, size: 4 },
] as const;

const vines = [
  { place: -5.5, length: 2.4, blooms: false },
  { place: -4.25, length: 4.1, blooms: true },
  { place: -3, length: 2.6, blooms: false },
  { place: -1.75, length: 5.2, blooms: false },
  { place: -0.4, length: 3.2, blooms: true },
  { place: 1, length: 4.9, blooms: false },
  { place: 2.4, length: 2.7, blooms: false },
  { place: 3.75, length: 4.6, blooms: true },
  { place: 5, length: 3, blooms: false },
] as const;

function racks({ width, cx, upright, y }: Canvas): string {
  const rows = upright ? [3.75, 4.9, 6.05] : [3, 4.1, 5.2];
  const lights = steps(cx - Math.ceil(width / 80) * 40 + 20, width - 0.1, 40);
  return each(
    rows,
    (row, index) =>
      rect(0, y(row), width, 26, { fill: color.main }) +
      path(lights.map((x) => nodePath(x, y(row) + 13, 2.5)).join(''), {
        fill: index === 1 ? color.second : color.hairline,
        opacity: 0.7,
      }),
  );
}

/** A cloud of concentric arcs, with vines that hang down to racks of servers. */
export const cloud = plateDesign('leaf', (canvas) => {
  const { upright, x, y } = canvas;
  const base = y(-0.6);
  const stretch = upright ? 1.18 : 1;
  const garden = each(vines, ({ place, length, blooms }, index) => {
    const px = x(place);
    const end = base + length * stretch * unit;
    const leaves = each(steps(base + 26, end - 10.1, 34), (top, count) => {
      const side = (count + index) % 2 ? 29 : -29;
      return leaf(px, top, px + side, top + 29, { fill: count % 3 === 1 ? color.third : color.second });
    });
    const tip = blooms
      ? blossom(px, end + 6, 34, { petals: 6, eye: color.main, eyeSize: 0.22 })
      : half(px, end, 10, 90, color.highlight);
    return stem(uprightRoute(px, base, end), { stroke: color.highlight, width: 3 }) + leaves + tip;
  });
  const canopy = each(
    lobes,
    ({ place, size }) =>
      half(x(place), base, size * unit, -90, color.highlight) +
      arcs(x(place), base, { from: 12, to: size * unit - 10, step: 12 }, 180, 360, {
        width: weight.fine,
        stroke: color.ground,
      }),
  );
  return backdrop(canvas, 0.2) + racks(canvas) + garden + canopy + half(x(-0.4), base, 1.3 * unit, -90, color.bloom);
});
