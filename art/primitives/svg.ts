import { color, type Paint } from '../schemes.ts';
import { num } from './geometry.ts';

/** The four line weights of every drawing. */
export const weight = { hair: 1, fine: 1.6, rule: 2.6, stem: 5.5 } as const;

/** A line with round ends. */
export const round = { 'stroke-linecap': 'round' } as const;

type Value = string | number | undefined;

/** Presentation attributes of an element; an undefined one is left out. */
export type Attributes = Readonly<{
  fill?: Paint | undefined;
  stroke?: Paint | undefined;
  'stroke-width'?: number | undefined;
  'stroke-linecap'?: 'round' | 'butt' | undefined;
  'stroke-linejoin'?: 'round' | undefined;
  'stroke-dasharray'?: string | undefined;
  opacity?: number | undefined;
  transform?: string | undefined;
  class?: string | undefined;
  pathLength?: number | undefined;
}>;

/** What need not be said: the svg element around a drawing fills nothing, and a line has this width by itself. */
const implied: Readonly<Record<string, Value>> = { fill: 'none', 'stroke-width': 1 };

function write(attributes: Readonly<Record<string, Value>>): string {
  return Object.entries(attributes)
    .filter(([name, value]) => value !== undefined && value !== implied[name])
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? num(value) : value}"`)
    .join('');
}

/** A path. */
export function path(data: string, attributes: Attributes = {}): string {
  return `<path d="${data}"${write(attributes)}/>`;
}

/** A stroked path. */
export function line(
  data: string,
  width: number = weight.hair,
  stroke: Paint = color.hairline,
  attributes: Attributes = {},
): string {
  return path(data, { stroke, 'stroke-width': width, ...attributes });
}

/** Several elements that share attributes. */
export function group(content: string, attributes: Attributes = {}): string {
  return `<g${write(attributes)}>${content}</g>`;
}

/** A rectangle. */
export function rect(x: number, y: number, width: number, height: number, attributes: Attributes): string {
  return `<rect${write({ x: x || undefined, y: y || undefined, width, height, ...attributes })}/>`;
}

/** A square around a center. */
export function square(cx: number, cy: number, halfSide: number, attributes: Attributes): string {
  return rect(cx - halfSide, cy - halfSide, 2 * halfSide, 2 * halfSide, attributes);
}

/** A filled circle. */
export function disc(cx: number, cy: number, r: number, fill: Paint = color.main, attributes: Attributes = {}): string {
  return `<circle${write({ cx, cy, r, fill, ...attributes })}/>`;
}

/** A circle line. */
export function ring(
  cx: number,
  cy: number,
  r: number,
  width: number = weight.hair,
  stroke: Paint = color.hairline,
): string {
  return `<circle${write({ cx, cy, r, stroke, 'stroke-width': width })}/>`;
}

/** The drawings of a list, one after the other. */
export function each<Item>(list: Iterable<Item>, draw: (item: Item, index: number) => string): string {
  return Array.from(list, draw).join('');
}
