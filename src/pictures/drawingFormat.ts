// Checks and formats the drawings in art/: one element per line, and every color as the class of a role. The build relies on
// this format and fails for other files.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Element, Node } from '@xmldom/xmldom';
import { type Role, roles, type Scheme } from '../brand/schemes.ts';
import { grounds, swatches } from '../brand/swatches.ts';
import type { ContentError } from '../content/entry.ts';
import { examineSvg } from '../lib/checkSvg.ts';
import { posixPath } from '../lib/posixPath.ts';
import { suggest } from '../lib/suggest.ts';
import { classNames, inlineStyle, type Rules, resolve, rulesIn } from './svgStyles.ts';

const shapes = ['g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polygon', 'polyline'];

/** Only diagrams may have text, because they are inline and use the fonts of the page. */
const isDiagram = (file: string) => file.startsWith('art/diagrams/');

/** Elements that are removed: metadata of drawing programs, and anything invisible. */
const ignored = ['style', 'title', 'desc', 'metadata', 'namedview'];

/** Properties that are not supported. */
const unsupported = ['filter', 'mask', 'clip-path'];

/** Classes that CSS animates. */
const animated = ['draw', 'leaf', 'bloomer'];

const geometry = ['d', 'x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'rx', 'ry', 'x1', 'y1', 'x2', 'y2', 'points'];
const appearance = ['opacity', 'fill-opacity', 'stroke-opacity', 'fill-rule', 'stroke-width', 'pathLength'];
const strokes = ['stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset'];
const lettering = ['font-size', 'font-weight', 'text-anchor'];
const kept = ['id', ...geometry, ...appearance, ...strokes, 'transform'];

/** The maximum size of a compressed file in bytes. A diagram is inline, so it loads even if a visitor never scrolls to it. */
const largestFile = 8 * 1024;
const largestDiagram = 4 * 1024;

/** The width of a diagram on a phone of 390 pixels, and the minimum size of its text there. */
const narrowestDiagram = 350;
const smallestText = 12;

const schemeNames = [...swatches.keys()];
const fillClasses: readonly string[] = roles;
const strokeClasses = roles.map((role) => `${role}-line`);
const paintClasses = [...fillClasses, ...strokeClasses];

/** The formatted drawing, and its errors. */
interface FormattedDrawing {
  text: string;
  errors: ContentError[];
}

interface Context {
  /** Allowed elements. */
  allowed: readonly string[];
  width: number;
  scheme: Scheme;
  colors: ReadonlyMap<string, Role>;
  rules: Rules;
  /** The classes in use. */
  used: Set<string>;
  report: (element: Element, text: string) => void;
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const childElements = (element: Element) =>
  [...element.childNodes].filter((node): node is Element => node.nodeType === Node.ELEMENT_NODE);

/** Normalizes #abc and rgb() to #aabbcc. */
function toHex(color: string): string {
  const [, ...parts] = /^rgb\((\d+),\s*(\d+),\s*(\d+)\)$/.exec(color) ?? [];
  if (parts.length > 0) return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
  return color.toLowerCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
}

/** The scheme in the class of the root or, if a program dropped the class, by the first color, which is the ground. */
function findScheme(root: Element, rules: Rules): Scheme | undefined {
  const named = schemeNames.find((name) => name === root.getAttribute('class'));
  const fills = [...root.getElementsByTagName('*')].map((element) => resolve(element, 'fill', rules));
  const ground = fills.find((fill) => fill !== undefined && fill !== 'none');
  return named ?? grounds.get(toHex(ground ?? ''));
}

/** The class for a fill or stroke. A style attribute wins, because programs save new colors there. */
function paintClass(element: Element, property: 'fill' | 'stroke', context: Context): string | undefined {
  const known = property === 'fill' ? fillClasses : strokeClasses;
  const named = classNames(element).find((name) => known.includes(name));
  if (named && inlineStyle(element, property) === undefined) return named;
  const value = resolve(element, property, context.rules);
  if (value === undefined || value === 'none') return undefined;
  const role = context.colors.get(toHex(value));
  if (role) return property === 'fill' ? role : `${role}-line`;
  const palette = [...context.colors].map(([color, name]) => `${name} ${color}`).join(', ');
  const text = `<${element.localName}> has the color "${value}", which is not in the scheme "${context.scheme}". Use one of: ${palette}.`;
  context.report(element, text);
  return undefined;
}

/** The classes of an element: fill and stroke, then animations. */
function tidyClasses(element: Element, context: Context): string[] {
  const present = classNames(element);
  for (const name of present) {
    if (paintClasses.includes(name) || animated.includes(name) || context.rules.has(name)) continue;
    const [near] = suggest(name, paintClasses);
    const hint = near ? `Did you mean "${near}"?` : `Known classes, also with "-line": ${roles.join(', ')}.`;
    context.report(element, `the class "${name}" is not known. ${hint}`);
  }
  const paints = [paintClass(element, 'fill', context), paintClass(element, 'stroke', context)];
  return [...paints.filter((name) => name !== undefined), ...present.filter((name) => animated.includes(name))];
}

/** Whether an element is part of the drawing. Reports unsupported elements and properties. */
function isDrawn(element: Element, { allowed, report, rules }: Context): boolean {
  const name = element.localName ?? '';
  const isForeign = element.namespaceURI !== element.ownerDocument?.documentElement?.namespaceURI;
  const isEmpty = name === 'defs' && childElements(element).length === 0;
  if (isForeign || isEmpty || ignored.includes(name)) return false;
  if (!allowed.includes(name)) {
    report(element, `<${name}> is not supported. Use only: ${allowed.join(', ')}.`);
    return false;
  }
  for (const property of unsupported) {
    if (resolve(element, property, rules)) report(element, `<${name}> has a ${property}, which is not supported.`);
  }
  return true;
}

/** Whether a shape inherits fill and stroke from its groups. */
type Inherited = Readonly<Record<'fill' | 'stroke', boolean>>;

/** A text of a diagram. Drawing programs wrap it in a <tspan>. */
function writeText(element: Element, start: string, classes: readonly string[], context: Context): string {
  const { report, rules, width } = context;
  const size = Number.parseFloat(resolve(element, 'font-size', rules) ?? '0');
  const smallest = Math.ceil((smallestText * width) / narrowestDiagram);
  if (size < smallest) report(element, `<text> needs a font-size of at least ${smallest} to be readable on phones.`);
  if (classes[0] !== 'main' && classes[0] !== 'ground')
    report(
      element,
      '<text> needs the class "main", or "ground" on a shape with "main". Other contrasts may be too low.',
    );
  if (childElements(element).length > 1) report(element, '<text> has several parts. Make each one a <text>.');
  let attributes = '';
  for (const attribute of lettering) {
    const value = resolve(element, attribute, rules);
    if (value !== undefined) attributes += ` ${attribute}="${value}"`;
  }
  // Any other font is replaced by that of the site.
  if (resolve(element, 'font-family', rules)?.includes('monospace')) attributes += ' font-family="monospace"';
  return `${start}${attributes}>${escapeText((element.textContent ?? '').trim())}</text>`;
}

/** Formats an element and its children, one per line. */
function write(element: Element, depth: number, inherited: Inherited, context: Context): string[] {
  if (!isDrawn(element, context)) return [];
  const name = element.localName;
  const classes = tidyClasses(element, context);
  for (const className of classes) context.used.add(className);

  const attributes = classes.length > 0 ? [` class="${classes.join(' ')}"`] : [];
  for (const paint of ['fill', 'stroke'] as const) {
    const isUnset = inherited[paint] && resolve(element, paint, context.rules) === 'none';
    if (isUnset) attributes.push(` ${paint}="none"`);
  }
  for (const attribute of kept) {
    const value = resolve(element, attribute, context.rules);
    if (value !== undefined) attributes.push(` ${attribute}="${value}"`);
  }

  const indent = '  '.repeat(depth);
  const start = `${indent}<${name}${attributes.join('')}`;
  const painted = {
    fill: inherited.fill || classes.some((className) => fillClasses.includes(className)),
    stroke: inherited.stroke || classes.some((className) => strokeClasses.includes(className)),
  };
  if (name === 'g') {
    const inside = childElements(element).flatMap((child) => write(child, depth + 1, painted, context));
    return inside.length > 0 ? [`${start}>`, ...inside, `${indent}</g>`] : [];
  }
  const hasColor = resolve(element, 'fill', context.rules) ?? resolve(element, 'stroke', context.rules);
  if (!painted.fill && !painted.stroke && !hasColor)
    context.report(element, `<${name}> has no color. Give it the class of a role, such as "main".`);
  return [name === 'text' ? writeText(element, start, classes, context) : `${start}/>`];
}

/** The colors of the classes, for drawing programs. */
function styleSheet({ colors, used }: Context): string[] {
  const rules: string[] = [];
  for (const [color, role] of colors) {
    if (used.has(role)) rules.push(`    .${role} { fill: ${color} }`);
    if (used.has(`${role}-line`)) rules.push(`    .${role}-line { stroke: ${color} }`);
  }
  return ['  <style>', ...rules, '  </style>'];
}

/** Formats a drawing, and finds its errors. */
export function formatDrawing(file: string, svg: string): FormattedDrawing {
  const examined = examineSvg(svg);
  if (typeof examined === 'string') return { text: svg, errors: [{ file, line: 1, text: `the file ${examined}.` }] };
  const { root, width, height } = examined;
  const errors: ContentError[] = [];
  const report = (element: Element, text: string) => errors.push({ file, line: element.lineNumber ?? 1, text });

  const rules = rulesIn(root);
  const scheme = findScheme(root, rules);
  if (!scheme) {
    report(root, `the class of <svg> should be the scheme of the drawing, one of: ${schemeNames.join(', ')}.`);
    return { text: svg, errors };
  }
  const viewBox = (root.getAttribute('viewBox') ?? `0 0 ${width} ${height}`).trim().split(/[\s,]+/);
  const context: Context = {
    allowed: isDiagram(file) ? [...shapes, 'text'] : shapes,
    width: Number(viewBox[2]),
    scheme,
    colors: swatches.get(scheme) ?? new Map(),
    rules,
    used: new Set(),
    report,
  };
  const unpainted = { fill: false, stroke: false };
  const lines = childElements(root).flatMap((child) => write(child, 1, unpainted, context));

  const ratio = root.getAttribute('preserveAspectRatio');
  const start =
    `<svg xmlns="${root.namespaceURI}" class="${scheme}" fill="none" viewBox="${viewBox.join(' ')}"` +
    ` width="${viewBox[2]}" height="${viewBox[3]}"${ratio ? ` preserveAspectRatio="${ratio}"` : ''}>`;
  const text = [start, ...styleSheet(context), ...lines, '</svg>', ''].join('\n');
  return { text, errors };
}

export function drawingErrors(file: string, svg: string): ContentError[] {
  const { text, errors } = formatDrawing(file, svg);
  if (errors.length > 0) return errors;
  const error = (sentence: string) => [{ file, line: 1, text: sentence }];
  if (text !== svg) return error('the drawing is not formatted. Run "npm run fix".');
  const size = gzipSync(svg).length;
  const largest = isDiagram(file) ? largestDiagram : largestFile;
  if (size <= largest) return [];
  return error(`the drawing has ${size} bytes when compressed; at most ${largest} load fast enough. Simplify it.`);
}

/** All drawings of the project. */
export const readDrawings = (root: string) =>
  globSync('art/**/*.svg', { cwd: root })
    .map(posixPath)
    .sort()
    .map((file) => ({ file, svg: readFileSync(join(root, file), 'utf8') }));

export const checkDrawings = (root: string) => readDrawings(root).flatMap(({ file, svg }) => drawingErrors(file, svg));
