import { plateDesign } from '../plate.ts';
import { blossom, smallBlossom } from '../primitives/blossom.ts';
import { arcs } from '../primitives/circles.ts';
import { arcTo, levels, num, polar, unit, xy } from '../primitives/geometry.ts';
import { leaf, leafAt } from '../primitives/plants.ts';
import { cycle, type NonEmpty, range } from '../primitives/random.ts';
import { backdrop, cursor } from '../primitives/structures.ts';
import { disc, each, line, rect, round, square, weight } from '../primitives/svg.ts';
import { color, type Paint } from '../schemes.ts';

const { main, second, third, highlight, light, bloom, tint, ground, hairline } = color;

// A hook hangs from the rail and turns towards one side.
function hook(x: number, drop: number, radius: number, stroke: Paint, side: 1 | -1 = 1): string {
  const end = 44 + drop;
  const sweep = side > 0 ? 0 : 1;
  const far = x + side * 2 * radius;
  const data = `M${xy(x, 44)}V${num(end)}${arcTo(radius, sweep, far, end)}${arcTo(radius * 0.55, sweep, far - side * 1.1 * radius, end)}`;
  return line(data, 8, stroke, round) + disc(x, 44, 11, stroke);
}

/** For React hooks: three orbits around a flower, and hooks that hang from a rail. */
export const hooks = plateDesign('night', (canvas) => {
  const { width } = canvas;
  const [cx, cy] = [canvas.cx + 10, canvas.cy + 38];
  const bar = { fill: third, stroke: 'none', 'stroke-width': weight.fine } as const;
  const rail = rect(-4, 38, width + 8, 12, bar) + rect(-4, 62, width + 8, 4, bar);
  const garland =
    hook(40, 170, 34, second) +
    hook(120, 90, 22, third) +
    hook(600, 230, 34, second, -1) +
    hook(560, 100, 22, third, -1) +
    hook(80, 330, 26, bloom) +
    hook(500, 50, 16, second, -1) +
    hook(200, 44, 16, second) +
    leaf(40, 130, 84, 86, { fill: third }) +
    leaf(600, 170, 556, 126, { fill: third }) +
    leaf(600, 200, 640, 160) +
    leaf(80, 300, 30, 250);
  const orbit = { curve: 0.74, fill: 'none', stroke: light, strokeWidth: 7 } as const;
  const atom =
    each([90, 150, 210], (degrees) =>
      leaf(...polar(cx, cy, 168, degrees), ...polar(cx, cy, 168, degrees + 180), orbit),
    ) +
    each(range(6), (index) => disc(...polar(cx, cy, 168, 90 + index * 60), 11, index % 2 ? bloom : light)) +
    blossom(cx, cy, 62, { ...smallBlossom, eye: ground, eyeSize: 0.2 });
  return backdrop(canvas, 0.2) + rail + garland + atom;
});

/** For Tailwind: waves of wind that carry leaves. */
export const wind = plateDesign('paper', (canvas) => {
  const wave = 160;
  const gusts = each(range(17), (row) => {
    const y = -40 + row * 33;
    const data = range(6).map((index) => arcTo(wave * 0.72, index % 2 ? 1 : 0, -160 + (index + 1) * wave, y));
    const strong = row % 4 === 1;
    const width = strong ? 10 : row % 4 === 3 ? weight.rule : weight.hair;
    const stroke = row % 8 === 5 ? bloom : strong ? third : hairline;
    return line(`M${xy(-160, y)}${data.join('')}`, width, stroke, { opacity: row % 2 ? 1 : 0.7 });
  });
  const carried = (x: number, y: number, length: number, degrees: number, fill: Paint, veins: number): string =>
    leafAt(x, y, length, degrees, { curve: 0.78, fill, veins, vein: fill === bloom ? tint : ground });
  return (
    backdrop(canvas, 0.2) +
    gusts +
    carried(70, 330, 190, -28, main, 12) +
    carried(250, 180, 210, 24, second, 13) +
    carried(420, 380, 180, -34, second, 11) +
    carried(470, 150, 130, -20, bloom, 8) +
    carried(90, 110, 110, 26, second, 7) +
    carried(560, 270, 90, 30, main, 5) +
    carried(300, 420, 80, 10, bloom, 5)
  );
});

const swatches: NonEmpty<Paint> = [main, main, second, second, third, highlight, tint, tint, bloom, bloom, main];

/** For UX and UI: a fan of color swatches in the form of petals. */
export const fan = plateDesign('paper', (canvas) => {
  const { width, height, cx } = canvas;
  const pivot = height - 46;
  const reach = 372;
  const ticks = range(61).map((index) => {
    const degrees = 180 + index * 3;
    const outer = reach + (index % 5 ? 22 : 32);
    return `M${xy(...polar(cx, pivot, reach + 14, degrees))}L${xy(...polar(cx, pivot, outer, degrees))}`;
  });
  const petals = each(range(11), (index) => {
    const degrees = 200 + 14 * index;
    const rib = `M${xy(cx, pivot)}L${xy(...polar(cx, pivot, reach, degrees))}`;
    const dark = index < 4 || index === 10;
    return (
      leafAt(cx, pivot, reach, degrees, {
        curve: 1.32,
        fill: cycle(swatches, index),
        stroke: hairline,
        strokeWidth: weight.hair,
      }) + line(rib, weight.hair, dark ? ground : hairline, { opacity: 0.6 })
    );
  });
  const [tipX, tipY] = polar(cx, pivot, reach, 200 + 14 * 8);
  return (
    backdrop(canvas, 0.1, unit / 2) +
    backdrop(canvas, 0.2, unit * 2) +
    arcs(cx, pivot, { from: reach + 14, to: reach + 14, step: 10 }, 180, 360) +
    line(ticks.join('')) +
    petals +
    disc(cx, pivot, 34) +
    disc(cx, pivot, 9, highlight) +
    line(levels([pivot], 0, width), weight.fine) +
    square(tipX, tipY, 8, { fill: highlight, stroke: bloom, 'stroke-width': weight.rule }) +
    cursor(tipX + 4, tipY + 4, ' scale(.95)')
  );
});
