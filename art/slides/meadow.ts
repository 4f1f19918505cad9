import { blossom, seedhead } from '../blossom.ts';
import { lattice } from '../built.ts';
import { levels, num, polar, steps, unit, uprights, xy } from '../geometry.ts';
import { leaf, tulip } from '../grown.ts';
import type { Drawing } from '../plate.ts';
import { range } from '../random.ts';
import { arcs, half, rings } from '../round.ts';
import { color, type Paint } from '../schemes.ts';
import { disc, each, line, rect, weight } from '../svg.ts';

const { main, second, bloom, tint, highlight } = color;

function dandelion(x: number, y: number, radius: number, filaments: number): string {
  let threads = '';
  let heads = '';
  for (const index of range(filaments)) {
    const degrees = (360 / filaments) * index - 90;
    const outer = index % 2 === 1;
    const [endX, endY] = polar(x, y, outer ? radius : radius * 0.74, degrees);
    threads += `M${xy(x, y)}L${xy(endX, endY)}`;
    heads += outer ? half(endX, endY, radius * 0.085, degrees) : disc(endX, endY, radius * 0.034);
  }
  return line(threads) + heads + disc(x, y, radius * 0.16, bloom) + seedhead(x, y, radius * 0.125, 26);
}

function umbel(x: number, y: number, radius: number, rays: number, from: number, to: number, fill: Paint): string {
  const ends = range(rays).map((index) => polar(x, y, radius, from + ((to - from) / (rays - 1)) * index));
  return (
    line(ends.map((end) => `M${xy(x, y)}L${xy(...end)}`).join(''), weight.fine, main) +
    each(ends, ([endX, endY]) => disc(endX, endY, radius * 0.13, fill) + disc(endX, endY, radius * 0.05, highlight))
  );
}

/** Connected things: a meadow of instruments. */
export const meadow: Drawing = {
  title: 'A meadow of dandelion clocks, umbels and tulips, some of them transmitting',
  scheme: 'blush',
  draw({ width, height }) {
    const floor = height - 70;
    const stalk = (x: number, top: number, weight = 5): string => line(`M${xy(x, height)}V${num(top)}`, weight, main);
    const clock =
      stalk(600, 150, 6) +
      leaf(600, 470, 720, 350, { fill: second, veins: 8 }) +
      leaf(600, 540, 480, 420, { fill: main, veins: 8 }) +
      dandelion(600, 170, 140, 36);
    const umbels =
      stalk(120, 260, 6) +
      leaf(120, 500, 20, 400, { fill: main, veins: 7 }) +
      leaf(120, 440, 200, 360, { fill: main, veins: 6 }) +
      umbel(120, 290, 150, 11, 195, 345, main) +
      umbel(120, 290, 84, 6, 205, 335, bloom);
    const flower =
      stalk(360, 300, 8) +
      leaf(360, 520, 220, 380, { fill: second, veins: 10 }) +
      leaf(360, 560, 500, 420, { fill: second, veins: 10 }) +
      leaf(360, 430, 440, 350, { fill: main, veins: 6 }) +
      blossom(360, 210, 150, {
        petals: 12,
        inner: highlight,
        innerSize: 0.55,
        eye: main,
        eyeSize: 0.25,
        seeds: 60,
      });
    const small =
      stalk(240, 470) +
      tulip(240, 474, 40, bloom, tint) +
      stalk(480, 500) +
      tulip(480, 504, 34, main, second) +
      stalk(680, 470) +
      disc(680, 452, 32, bloom) +
      rings(680, 452, 42, 74, 10) +
      stalk(40, 520) +
      half(40, 520, 36, -90, bloom) +
      rings(40, 520, 48, 84, 12, { opacity: 0.8 });
    const wiring =
      uprights(steps(20, width - 0.1, 40), floor, height) + levels(steps(floor + 17.5, height - 0.1, 17.5), 0, width);
    const ground =
      rect(0, floor, width, 70, { fill: color.soil }) +
      line(wiring, weight.hair, second, { opacity: 0.8 }) +
      each(
        [40, 120, 240, 360, 480, 600, 680],
        (x, index) => disc(x, floor, 9, highlight) + disc(x, floor, 4, index % 3 ? main : bloom),
      );
    return (
      lattice(0, 0, width, height, unit, { opacity: 0.1 }) +
      arcs(600, 150, { from: 60, to: 620, step: 26 }, 90, 270, { opacity: 0.4 }) +
      clock +
      umbels +
      flower +
      small +
      ground
    );
  },
};
