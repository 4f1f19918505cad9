import { type Canvas, plateDesign } from '../plate.ts';
import { arcTo, unit, xy } from '../primitives/geometry.ts';
import { leaf } from '../primitives/plants.ts';
import { disc, each, group, line, path, rect, round, weight } from '../primitives/svg.ts';
import { color } from '../schemes.ts';

// Every crossing holds a probe: a small leaf where a test has passed, an open ring where it has not run yet.
function probes({ width, height, x, y, random }: Canvas): string {
  const columns = Math.ceil(width / 2 / unit);
  const rows = Math.ceil(height / 2 / unit);
  let open = '';
  let passed = '';
  for (let row = -rows; row <= rows; row++) {
    for (let column = -columns; column <= columns; column++) {
      const [px, py] = [x(column), y(row)];
      if ((column * 7 + row * 13 + random.int(0, 5)) % 6 < 3 && column < 3) {
        passed += `M${xy(px - 5, py + 5)}${arcTo(10, 1, px + 5, py - 5)}${arcTo(10, 1, px - 5, py + 5)}z`;
      } else open += `M${xy(px - 3.2, py)}a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0z`;
    }
  }
  return line(open, weight.hair, color.hairline, { opacity: 0.6 }) + path(passed, { fill: color.second });
}

function ladybird(x: number, y: number): string {
  const size = 45;
  const spots = [
    [18, -14, 6.5],
    [21, 12, 6.5],
    [9, 27, 4.5],
  ] as const;
  const feelers = 'M-9 -54A14 14 0 0 0 -20 -66M9 -54A14 14 0 0 1 20 -66';
  const body =
    disc(0, -size * 0.86, size * 0.5, color.ground) +
    line(feelers, weight.rule, color.ground, round) +
    disc(0, 0, size, color.bloom) +
    line(`M0 ${-size}V${size}`, weight.rule, color.ground) +
    each(spots, ([aside, down, radius]) => each([-aside, aside], (spotX) => disc(spotX, down, radius, color.ground)));
  return group(body, { transform: `translate(${xy(x, y)}) rotate(45)` });
}

/** A matrix of probes, a tick made of two leaves, and the bug that was found. */
export const automatedTesting = plateDesign('night', (canvas) => {
  const { x, y } = canvas;
  const tick =
    leaf(x(-1.6), y(4.4), x(-5.35), y(0.65), { fill: color.second, veins: 12 }) +
    leaf(x(-1.6), y(4.4), x(6.15), y(-3.35), { fill: color.third, veins: 25 });
  const [bugX, bugY] = [x(2.45), y(0.35)];
  const finder = rect(bugX - 82, bugY - 82, 164, 164, {
    fill: 'none',
    stroke: color.tint,
    'stroke-width': weight.fine,
    'stroke-dasharray': '28 108 56 108 56 108 56 108 28 0',
  });
  return probes(canvas) + tick + ladybird(bugX, bugY) + finder;
});
