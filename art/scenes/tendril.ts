import { plateDesign } from '../plate.ts';
import { unit, uprightRoute } from '../primitives/geometry.ts';
import { leaf } from '../primitives/plants.ts';
import { lattice, stem } from '../primitives/structures.ts';
import { disc, line, round } from '../primitives/svg.ts';
import { color } from '../schemes.ts';

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
