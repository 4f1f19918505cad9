import { blossom, largeBlossom } from '../blossom.ts';
import { lattice } from '../built.ts';
import { arcTo, levels, num, steps, unit, xy } from '../geometry.ts';
import { leafAt, leafPair } from '../grown.ts';
import { makePlate, type Plate } from '../plate.ts';
import { cycle, type NonEmpty } from '../random.ts';
import { color, type Paint, type SchemeName } from '../schemes.ts';
import { disc, line, path, rect, ring, weight } from '../svg.ts';

const { main, second, third, highlight, bloom, tint, ground } = color;

/** Path data of a pot: a rim line, straight sides, rounded feet. */
export function potOutline(cx: number, foot: number, width: number, height: number, corner: number): string {
  const radius = Math.min(corner, width / 3);
  const [left, right] = [cx - width / 2, cx + width / 2];
  return (
    `M${xy(left, foot - height)}H${num(right)}V${num(foot - radius)}${arcTo(radius, 1, right - radius, foot)}` +
    `H${num(left + radius)}${arcTo(radius, 1, left, foot - radius)}Z`
  );
}

type Stage = Readonly<{
  title: string;
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
    title: 'A seedling',
    scheme: 'mist',
    width: 62,
    height: 52,
    stalk: [30, 5],
    stalkColor: main,
    clay: bloom,
    plant: (rim) => pair(rim - 24, 44, main, second, 4),
  },
  {
    title: 'A young plant, potted on',
    scheme: 'paper',
    width: 88,
    height: 68,
    stalk: [100, 6],
    stalkColor: main,
    clay: bloom,
    plant: (rim) => pair(rim - 8, 58, main, second) + pair(rim - 74, 42, second, main, 4),
  },
  {
    title: 'A plant in bud, potted on',
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
    title: 'A plant in flower, potted on',
    scheme: 'night',
    width: 146,
    height: 98,
    stalk: [130, 8],
    stalkColor: highlight,
    clay: bloom,
    plant: (rim) => pair(rim - 2, 108, third, main, 10) + blossom(cx, 104, 76, { ...largeBlossom, eye: ground }),
  },
];

/** How many stages the plant is potted on through. */
export const potCount = stages.length;

/** The same plant in the next larger pot; the dashed line is the pot it came from. */
export function potPlate(index: number): Plate {
  const stage = cycle(stages, index);
  const { title, scheme, width: potWidth, height: potHeight, clay } = stage;
  const place = stages.indexOf(stage);
  const before = place > 0 ? stages[place - 1] : undefined;
  const draw = ({ width, height }: Readonly<{ width: number; height: number }>): string => {
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
      line(`M${xy(cx, rim)}V${num(rim - stalkHeight)}`, stalkWidth, stage.stalkColor) +
      stage.plant(rim) +
      pot +
      outgrown +
      line(levels([foot], 0, width), weight.rule, stage.stalkColor) +
      line(levels(steps(foot + 14, height - 1, 14), 0, width), weight.hair, color.hairline, { opacity: 0.5 })
    );
  };
  return makePlate(`pot-${place + 1}`, { title, scheme, draw }, [340, 400]);
}
