import { plateDesign } from '../plate.ts';
import { arcTo, levels, num, uprights, xy } from '../primitives/geometry.ts';
import { leaf, leafPair } from '../primitives/plants.ts';
import { each, line, path, rect, weight } from '../primitives/svg.ts';
import { color, type Paint } from '../schemes.ts';
import { lower, pot, shelves, upper } from './shelves.ts';

const { main, second, third, bloom, ground, light, dark } = color;

/** An empty pot with the name of what will grow in it. */
function tagged(x: number, width: number, height: number, fill: Paint, band: Paint): string {
  const rim = upper - height;
  const stick = x + 14;
  return (
    line(uprights([stick], rim, rim - 52), 5, main) +
    rect(stick - 22, rim - 84, 44, 36, { fill: light }) +
    line(levels([rim - 72, rim - 62], stick - 13, stick + 13), weight.fine, dark) +
    pot(x, upper, width, height, fill, band)
  );
}

/** A pot that stands on its rim. */
function upturned(x: number, foot: number, width: number, height: number, fill: Paint): string {
  const [left, right, top, corner] = [x - width / 2, x + width / 2, foot - height, 28];
  const body =
    `M${xy(left, foot)}V${num(top + corner)}${arcTo(corner, 1, left + corner, top)}` +
    `H${num(right - corner)}${arcTo(corner, 1, right, top + corner)}V${num(foot)}Z`;
  return (
    path(body, { fill }) +
    rect(left - 8, foot - 18, width + 16, 18, { fill }) +
    line(levels([foot - 18], left - 8, right + 8), weight.hair, ground)
  );
}

/** Pots in each other, upside down; of the lower ones only the rims are seen. */
const stack = (x: number, width: number, height: number, fills: readonly Paint[]): string =>
  each(fills, (fill, index) => upturned(x, lower - 34 * index, width, height, fill));

const can = (): string =>
  rect(468, lower - 96, 104, 96, { fill: second }) +
  line(levels([lower - 72, lower - 62], 468, 572), weight.fine, ground) +
  line(`M572 570L632 508`, 12, second) +
  path(`M612 496${arcTo(24, 1, 652, 526)}Z`, { fill: second }) +
  line(`M468 518${arcTo(34, 0, 468, 586)}`, 9, second) +
  line(`M480 504${arcTo(40, 1, 560, 504)}`, 9, second);

const seedling = (x: number, y: number): string =>
  line(uprights([x], y, y - 48), 6, main) +
  leafPair(x, y - 24, 62, { veins: 6 }, { fill: main, veins: 6 }) +
  leaf(x, y - 46, x, y - 96, { curve: 0.72, fill: bloom });

/** Empty pots on two shelves and one seedling, for the Careers page while no role is open. */
export const resting = plateDesign('mist', (canvas) =>
  shelves(
    canvas,
    third,
    tagged(140, 96, 84, dark, third) +
      pot(320, upper, 84, 72, light, dark) +
      seedling(490, upper - 92) +
      pot(490, upper, 80, 92, dark, third) +
      tagged(650, 108, 74, light, dark) +
      stack(170, 112, 96, [dark, light, second, dark]) +
      stack(330, 84, 76, [dark, light]) +
      can() +
      pot(680, lower, 76, 56, dark, third),
  ),
);
