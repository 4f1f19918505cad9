// The mark of a company as a file: filled shapes of two colors on a square.
import type { Element } from '@xmldom/xmldom';
import { formatHex } from 'culori';
import type { Mark, Outline } from '../../art/mark.ts';
import { examineSvg } from '../lib/checkSvg.ts';
import { toLch } from './oklch.ts';

/** The square on which a mark stands. */
const side = 30;

const numbers = (element: Element, ...names: string[]) => names.map((name) => Number(element.getAttribute(name) ?? 0));

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 0 1 ${2 * rx} 0a${rx} ${ry} 0 0 1 ${-2 * rx} 0z`;
}

/** Path data of each element that is a shape. */
const shapes: Readonly<Record<string, (element: Element) => string>> = {
  path: (element) => element.getAttribute('d') ?? '',
  polygon: (element) => `M${element.getAttribute('points') ?? ''}z`,
  rect: (element) => {
    const [x = 0, y = 0, width = 0, height = 0] = numbers(element, 'x', 'y', 'width', 'height');
    return `M${x} ${y}h${width}v${height}h${-width}z`;
  },
  circle: (element) => {
    const [cx = 0, cy = 0, r = 0] = numbers(element, 'cx', 'cy', 'r');
    return ellipse(cx, cy, r, r);
  },
  ellipse: (element) => {
    const [cx = 0, cy = 0, rx = 0, ry = 0] = numbers(element, 'cx', 'cy', 'rx', 'ry');
    return ellipse(cx, cy, rx, ry);
  },
};
const silent = ['title', 'desc', 'metadata'];

interface Found extends Outline {
  color: string;
}

/** What every shape takes from the groups around it. */
interface Around {
  fill: string;
  transform: string;
}

function* shapesIn(element: Element, around: Around): Generator<Found | string> {
  const name = element.localName ?? '';
  if (silent.includes(name)) return;
  if (name === 'style' || element.hasAttribute('style') || element.hasAttribute('class'))
    return yield 'has a style. Give each shape a fill of its own';
  const isGroup = name === 'svg' || name === 'g';
  if (!isGroup && !Object.hasOwn(shapes, name))
    return yield `has a <${name}> element. A mark is made of filled shapes: paths, rectangles, circles, polygons`;
  if (!['', 'none'].includes(element.getAttribute('stroke') ?? '')) return yield 'has a stroke. Turn it into a shape';
  if (name === 'rect' && (element.hasAttribute('rx') || element.hasAttribute('ry')))
    return yield 'has a rectangle with round corners. Turn it into a path';
  const fill = element.getAttribute('fill') ?? around.fill;
  const transform = `${around.transform} ${element.getAttribute('transform') ?? ''}`.trim();
  if (isGroup) for (const child of element.children) yield* shapesIn(child as Element, { fill, transform });
  else if (fill !== 'none') {
    const color = formatHex(fill === 'currentColor' ? 'black' : fill);
    if (!color) return yield `is painted with "${fill}". A mark has plain colors`;
    const d = shapes[name]?.(element) ?? '';
    // Both are written into other files as they are.
    if (!/^[\d\sa-z,.+-]*$/i.test(d) || !/^[\d\sa-z(),.+-]*$/i.test(transform))
      return yield 'has a shape that cannot be read';
    yield {
      color,
      d,
      ...(transform ? { transform } : {}),
      ...(element.getAttribute('fill-rule') === 'evenodd' ? { fillRule: 'evenodd' as const } : {}),
    };
  }
}

/** The mark that a file holds: its darker color is the ink, the other the accent. Or what is wrong with the file. */
export function readMark(svg: string): Mark | string {
  const file = examineSvg(svg);
  if (typeof file === 'string') return file;
  const box = (file.root.getAttribute('viewBox') ?? `0 0 ${file.width} ${file.height}`).trim().split(/[\s,]+/);
  const [x = 0, y = 0, width = 0, height = 0] = box.map(Number);
  if (width !== height) return `is ${width} by ${height}. A mark stands on a square`;
  const isPlain = x === 0 && y === 0 && width === side;
  const placed = isPlain ? '' : `scale(${side / width}) translate(${-x} ${-y})`;
  const found = [...shapesIn(file.root, { fill: 'black', transform: placed })];
  const mistake = found.find((part) => typeof part === 'string');
  if (mistake) return mistake;
  const outlines = found.filter((part) => typeof part !== 'string');
  const colors = [...new Set(outlines.map(({ color }) => color))].sort((a, b) => toLch(a).l - toLch(b).l);
  if (colors.length === 0) return 'has no shape that is filled';
  if (colors.length > 2) return `has more than two colors: ${colors.join(', ')}`;
  const of = (color: string | undefined) =>
    outlines.filter((outline) => outline.color === color).map(({ color: _, ...outline }) => outline);
  return { ink: of(colors[0]), accent: of(colors[1]) };
}
