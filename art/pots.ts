import { type Canvas, makePlate, type Plate } from './plate.ts';
import { blossom, largeBlossom } from './primitives/blossom.ts';
import { levels, steps, unit, uprights } from './primitives/geometry.ts';
import { leaf, leafAt, leafPair } from './primitives/plants.ts';
import { cycle, type NonEmpty } from './primitives/random.ts';
import { lattice, potOutline } from './primitives/structures.ts';
import { disc, line, path, rect, ring, round, weight } from './primitives/svg.ts';
import { color, type Paint, type SchemeName } from './schemes.ts';

const { main, second, third, highlight, bloom, tint, ground } = color;

type Stage = Readonly<{
  scheme: SchemeName;
  width: number;
  height: number;
  stalk: readonly [height: number, width: number];
  stalkColor: Paint;
  clay: Paint;
  /** The plant, standing on the rim of its pot. */
  plant: (rim: number) => string;
}>;

const cx = 170;
const foot = 344;

const pair = (y: number, side: number, left: Paint, right: Paint, veins = 5): string =>
  leafPair(cx, y, side, { fill: left, veins }, { fill: right, veins });

const stages: NonEmpty<Stage> = [
  {
    scheme: 'mist',
    width: 62,
    height: 52,
    stalk: [30, 5],
    stalkColor: main,
    clay: bloom,
    plant: (rim) => pair(rim - 24, 44, main, second, 4),
  },
  {
    scheme: 'paper',
    width: 88,
    height: 68,
    stalk: [100, 6],
    stalkColor: main,
    clay: bloom,
    plant: (rim) => pair(rim - 8, 58, main, second) + pair(rim - 74, 42, second, main, 4),
  },
  {
    scheme: 'leaf',
    width: 116,
    height: 84,
    stalk: [150, 7],
    stalkColor: main,
    clay: highlight,
    plant: (rim) =>
      pair(rim - 6, 76, main, third, 7) +
      pair(rim - 74, 58, third, main) +
      leafAt(cx, rim - 140, 60, -90, { curve: 0.72, fill: bloom, veins: 5, vein: tint }),
  },
  {
    scheme: 'night',
    width: 146,
    height: 98,
    stalk: [130, 8],
    stalkColor: highlight,
    clay: bloom,
    plant: (rim) => pair(rim - 2, 108, third, main, 10) + blossom(cx, 104, 76, { ...largeBlossom, eye: ground }),
  },
];

/** One plant at four ages, each time in a larger pot; the dashed line is the pot it came from. */
export function potPlate(index: number): Plate {
  const stage = cycle(stages, index);
  const { scheme, width: potWidth, height: potHeight, clay } = stage;
  const place = stages.indexOf(stage);
  const before = place > 0 ? stages[place - 1] : undefined;
  const draw = ({ width, height }: Canvas): string => {
    const rim = foot - potHeight;
    const [stalkHeight, stalkWidth] = stage.stalk;
    const moon = place === stages.length - 1 ? disc(cx, 108, 96, second) + ring(cx, 108, 108) : '';
    const pot =
      path(potOutline(cx, foot, potWidth, potHeight, 26), { fill: clay }) +
      rect(cx - potWidth / 2 - 7, rim - 7, potWidth + 14, 15, { fill: clay }) +
      line(levels([rim + 8], cx - potWidth / 2 - 7, cx + potWidth / 2 + 7), weight.hair, ground);
    const outgrown = before
      ? line(potOutline(cx, foot, before.width, before.height, 26), weight.fine, color.dark, {
          'stroke-dasharray': '5 5',
        })
      : '';
    return (
      lattice(0, 0, width, height, unit, { opacity: 0.2, through: [10, 24] }) +
      moon +
      line(uprights([cx], rim, rim - stalkHeight), stalkWidth, stage.stalkColor) +
      stage.plant(rim) +
      pot +
      outgrown +
      line(levels([foot], 0, width), weight.rule, stage.stalkColor) +
      line(levels(steps(foot + 14, height - 1, 14), 0, width), weight.hair, color.hairline, { opacity: 0.5 })
    );
  };
  return makePlate(`pot-${place + 1}`, { scheme, draw }, [340, 400]);
}

/** A strip with a seedling and the seed below it, for the receipt of a message. */
export function seedlingPlate(): Plate {
  const draw = (): string =>
    lattice(0, 0, 120, 300, 40, { opacity: 0.4 }) +
    line('M60 262V150', 5, main, round) +
    leafPair(60, 180, 48, { veins: 5 }, { fill: main, veins: 5 }) +
    leaf(60, 156, 60, 104, { curve: 0.72, fill: bloom }) +
    rect(0, 220, 120, 80, { fill: main }) +
    line(uprights([20, 40, 60, 80, 100], 220, 300), 1, second) +
    leaf(44, 268, 76, 236, { fill: bloom });
  return makePlate('seedling', { scheme: 'paper', draw }, [120, 300]);
}
