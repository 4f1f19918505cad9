import { type Canvas, plateDesign } from '../plate.ts';
import { blossom, seedhead, smallBlossom } from '../primitives/blossom.ts';
import { arcs, half, rings } from '../primitives/circles.ts';
import { arcTo, nodePath, polar, steps, unit, uprightRoute, xy } from '../primitives/geometry.ts';
import { leaf, leafAt } from '../primitives/plants.ts';
import { range } from '../primitives/random.ts';
import { backdrop, stem } from '../primitives/structures.ts';
import { disc, each, group, line, path, rect, ring, round, weight } from '../primitives/svg.ts';
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

const band = 26;
const leaves = 11;

/** The loop of continuous delivery as a vine; its leaves point in the direction of travel. */
export const delivery = plateDesign('night', (canvas) => {
  const wide = canvas.width > canvas.height;
  const radius = (wide ? 2.55 : 2.5) * unit;
  const apart = radius * 1.06;
  const loops = [
    { center: -apart, direction: 1, start: 0, stations: [90, 180, 270] },
    { center: apart, direction: -1, start: 180, stations: [90, 0, 270] },
  ] as const;

  const foliage = each(loops, ({ center, direction, start }) =>
    each(range(leaves), (index) => {
      const degrees = start + direction * (52 + (256 / (leaves - 1)) * index);
      const [footX, footY] = polar(center, 0, radius + band / 2 - 3, degrees);
      return leafAt(footX, footY, (index % 2 ? 1.15 : 1.5) * unit, degrees + direction * 42, {
        curve: 0.74,
        fill: index % 3 === 1 ? color.third : color.second,
        veins: index % 2 ? 0 : 5,
      });
    }),
  );

  // Two circles and their inner tangents.
  const tangent = Math.acos(radius / apart);
  const [touchX, touchY] = [apart - radius * Math.cos(tangent), radius * Math.sin(tangent)];
  const loop =
    `M${xy(-touchX, -touchY)}${arcTo(radius, 0, -touchX, touchY, 1)}` +
    `L${xy(touchX, -touchY)}${arcTo(radius, 1, touchX, touchY, 1)}Z`;
  const crossing = (share: number): string =>
    `M${xy(-touchX * share, -touchY * share)}L${xy(touchX * share, touchY * share)}`;
  const vine =
    line(loop, band, color.highlight, { 'stroke-linejoin': 'round' }) +
    line(loop, weight.fine, color.ground) +
    line(crossing(0.5), band + 12, color.ground) +
    line(crossing(0.72), band, color.highlight) +
    line(crossing(0.72), weight.fine, color.ground);

  const stations = each(loops, ({ center, stations }) =>
    each(stations, (degrees) => {
      const [px, py] = polar(center, 0, radius, degrees);
      return disc(px, py, 17, color.ground) + disc(px, py, 11, color.third);
    }),
  );
  const inside = radius * 0.38;
  const middles =
    each(loops, ({ center }) => rings(center, 0, 14, radius - band / 2 - 12, 11, { opacity: 0.8 })) +
    blossom(apart, 0, radius * 0.62, { ...smallBlossom, eye: color.ground, eyeSize: 0.16 }) +
    leaf(-apart - inside, inside, -apart + inside, -inside, { fill: color.third, veins: 9 });
  const upright = wide ? '' : ' rotate(-90) scale(.98)';
  return (
    backdrop(canvas, 0.1) +
    group(foliage + vine + stations + middles, {
      transform: `translate(${xy(canvas.cx, canvas.cy)})${upright}`,
    })
  );
});

const radius = 4.1 * unit;

function tickDepth(index: number): number {
  if (index % 10 === 0) return 2;
  return index % 5 === 0 ? 10 : 16;
}

/** A compass rose of leaves. */
export const consulting = plateDesign('bloom', (canvas) => {
  const { cx, cy } = canvas;
  const ticks = range(120).map(
    (index) =>
      `M${xy(...polar(cx, cy, radius + 24, index * 3))}` +
      `L${xy(...polar(cx, cy, radius + tickDepth(index), index * 3))}`,
  );
  const quarters = [-90, 0, 90, 180];
  const long = { curve: 1.05, fill: color.highlight, fill2: color.tint, stroke: color.main };
  const rose =
    each(range(8), (index) => leafAt(cx, cy, radius * 0.58, 22.5 + index * 45, { curve: 1.05, fill: color.third })) +
    each(range(4), (index) =>
      leafAt(cx, cy, radius * 0.86, 45 + index * 90, { curve: 0.95, fill: color.main, veins: 9 }),
    ) +
    each(quarters, (degrees) => leafAt(cx, cy, radius * 1.26, degrees, long)) +
    each(quarters, (degrees) =>
      line(`M${xy(cx, cy)}L${xy(...polar(cx, cy, radius * 1.26, degrees))}`, weight.fine, color.main),
    );
  return (
    backdrop(canvas, 0.2) +
    rings(cx, cy, radius + 24, radius * 3.4, 40, { opacity: 0.4 }) +
    line(ticks.join(''), weight.fine) +
    ring(cx, cy, radius + 24, weight.rule) +
    rose +
    disc(cx, cy, 26) +
    seedhead(cx, cy, 20, 30) +
    half(cx, cy - radius * 1.26 - 6, 13, -90)
  );
});
