import { plateDesign } from '../plate.ts';
import { blossom, smallBlossom } from '../primitives/blossom.ts';
import { rings } from '../primitives/circles.ts';
import { arcTo, polar, unit, xy } from '../primitives/geometry.ts';
import { leaf, leafAt } from '../primitives/plants.ts';
import { range } from '../primitives/random.ts';
import { backdrop } from '../primitives/structures.ts';
import { disc, each, group, line, weight } from '../primitives/svg.ts';
import { color } from '../schemes.ts';

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
