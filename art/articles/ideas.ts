import { plateDesign } from '../plate.ts';
import { blossom, seedhead, smallBlossom } from '../primitives/blossom.ts';
import { half, rings } from '../primitives/circles.ts';
import { polar, xy } from '../primitives/geometry.ts';
import { leaf, leafAt } from '../primitives/plants.ts';
import { range } from '../primitives/random.ts';
import { backdrop } from '../primitives/structures.ts';
import { disc, each, group, line, path, rect, ring, weight } from '../primitives/svg.ts';
import { color } from '../schemes.ts';

const { second, third, highlight, bloom, tint, ground, light, dark } = color;

/** For artificial intelligence: a leaf as an eye, with a seed head as its iris. */
export const eye = plateDesign('blush', (canvas) => {
  const { cx, cy } = canvas;
  const rays = range(49).map((index) => {
    const degrees = 180 + index * 3.75;
    const end = polar(cx, cy + 40, index % 2 ? 520 : 250, degrees);
    return `M${xy(...polar(cx, cy + 40, 190, degrees))}L${xy(...end)}`;
  });
  const lashes = each(range(24), (index) =>
    leafAt(...polar(cx, cy, 56, index * 15), 42, index * 15, { curve: 0.8, fill: index % 2 ? bloom : tint }),
  );
  return (
    backdrop(canvas, 0.2) +
    line(rays.join(''), weight.hair, color.hairline, { opacity: 0.5 }) +
    leaf(cx - 290, cy, cx + 290, cy, { fill: dark }) +
    leaf(cx - 262, cy, cx + 262, cy, { fill: light }) +
    disc(cx, cy, 108, dark) +
    ring(cx, cy, 101, weight.hair, tint) +
    lashes +
    disc(cx, cy, 57, dark) +
    seedhead(cx, cy, 52, 110, { sizes: [0.3, 0.44], fill: (place) => (place < 0.2 ? bloom : light) })
  );
});

/** For OAuth2 and JWT: a key with a blossom as its bow; the three beads are the three parts of a token. */
export const key = plateDesign('night', (canvas) => {
  const lobe = 62;
  const corners = [45, 135, 225, 315].map((degrees) => polar(0, 0, lobe, degrees));
  const bow =
    each(corners, ([x, y]) => disc(x, y, lobe * 0.98, highlight)) +
    disc(0, 0, lobe, highlight) +
    each(corners, ([x, y]) => disc(x, y, lobe * 0.62, ground)) +
    blossom(0, 0, lobe * 1.72, { ...smallBlossom, curve: 0.78, turn: 0, eye: ground, eyeSize: 0.15 });
  const beads = [
    [136, highlight],
    [170, highlight],
    [204, bloom],
  ] as const;
  const shaft =
    rect(96, -14, 392, 28, { fill: highlight }) +
    line('M118 0H480', weight.hair, ground) +
    half(488, 0, 14, 0, highlight) +
    each(beads, ([x, fill]) => rect(x - 10, -30, 20, 60, { fill, stroke: ground, 'stroke-width': weight.rule })) +
    path('M372 10H480V104H452V66H436V88H408V58H392V82H372Z', { fill: highlight });
  const leaves =
    leaf(300, -12, 212, -100, { fill: second, veins: 6 }) +
    leaf(300, -12, 388, -100, { fill: third, veins: 6 }) +
    leaf(400, -12, 462, -74, { fill: second, veins: 4 }) +
    leaf(290, 12, 232, 70, { fill: third, veins: 4 });
  return (
    backdrop(canvas, 0.2) +
    rings(164, 322, 156, 640, 24, { opacity: 0.4 }) +
    group(bow + shaft + leaves, { transform: 'translate(164 322) rotate(-24)' })
  );
});
