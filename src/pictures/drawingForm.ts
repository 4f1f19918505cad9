// The form of the drawings in art/ and how a file that a drawing program saved is brought into it: one element a line, and
// every color as the class of a role. The build relies on this form, so it stops where a file is not in it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Element, Node } from '@xmldom/xmldom';
import { type Role, roles, type Scheme } from '../brand/schemes.ts';
import { grounds, swatches } from '../brand/swatches.ts';
import type { ContentError } from '../content/contentError.ts';
import { examineSvg } from '../lib/checkSvg.ts';
import { posixPath } from '../lib/posixPath.ts';
import { suggest } from '../lib/suggest.ts';

const shapes = ['g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polygon', 'polyline'];

/** A diagram stands in the page, where the site's typefaces apply. In a file of its own they do not. */
const isDiagram = (file: string) => file.startsWith('art/diagrams/');

/** What programs add for themselves, and what a drawing does not show. */
const ignored = ['style', 'title', 'desc', 'metadata', 'namedview'];

/** Classes that the style sheets of pages animate. */
const animated = ['draw', 'bloomer'];

const geometry = ['d', 'x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'rx', 'ry', 'x1', 'y1', 'x2', 'y2', 'points'];
const appearance = ['opacity', 'fill-opacity', 'stroke-opacity', 'fill-rule', 'stroke-width', 'pathLength'];
const strokes = ['stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset'];
const lettering = ['font-size', 'font-weight', 'text-anchor'];
const kept = ['id', ...geometry, ...appearance, ...strokes, 'transform'];

/** What changes a shape in ways that the site does not draw. */
const refused = ['filter', 'mask', 'clip-path'];

/** The most bytes of a file, compressed. A diagram comes with the page, whether or not a visitor gets to it. */
const largestFile = 8 * 1024;
const largestDiagram = 4 * 1024;

/** The width of a diagram on a phone of 390 pixels, and the least size of its words there. */
const narrowestDiagram = 350;
const smallestText = 12;

const schemeNames = [...swatches.keys()];
const classNames = roles.flatMap((role) => [role, `${role}-line`]);

/** The declarations of a style: "fill: red; opacity: 0.5". */
function declarationsIn(style: string): Map<string, string> {
  const pairs = style.split(';').map((declaration) => declaration.split(':').map((part) => part.trim()));
  return new Map(pairs.map(([property = '', value = '']) => [property, value]));
}

/** The declarations for each class in the style sheet of a file; Illustrator writes all colors there. */
function rulesIn(root: Element): Map<string, Map<string, string>> {
  const rules = new Map<string, Map<string, string>>();
  for (const style of root.getElementsByTagName('style'))
    for (const [, selectors = '', body = ''] of (style.textContent ?? '').matchAll(/([^{}]+)\{([^}]*)\}/g))
      for (const selector of selectors.split(',')) {
        const name = selector.trim().replace(/^\./, '');
        rules.set(name, new Map([...(rules.get(name) ?? []), ...declarationsIn(body)]));
      }
  return rules;
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const childElements = (element: Element) =>
  [...element.childNodes].filter((node): node is Element => node.nodeType === Node.ELEMENT_NODE);

/** A color as six lower-case digits, where it is written in one of the usual ways. */
function hexOf(color: string): string {
  const [, ...parts] = /^rgb\((\d+),\s*(\d+),\s*(\d+)\)$/.exec(color) ?? [];
  if (parts.length > 0) return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
  return color.toLowerCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
}

/** A drawing in the form of the repository, and what is wrong with it. */
interface Tidied {
  text: string;
  errors: ContentError[];
}

export function tidyDrawing(file: string, svg: string): Tidied {
  const examined = examineSvg(svg);
  if (typeof examined === 'string') return { text: svg, errors: [{ file, line: 1, text: `the file ${examined}.` }] };
  const { root, width, height } = examined;
  const viewBox = root
    .getAttribute('viewBox')
    ?.trim()
    .split(/[\s,]+/) ?? ['0', '0', String(width), String(height)];
  const rules = rulesIn(root);
  const errors: ContentError[] = [];
  const report = (element: Element, text: string) => errors.push({ file, line: element.lineNumber ?? 1, text });

  /** A property as a browser would resolve it: a style wins over a class, and a class over an attribute. */
  function resolved(element: Element, property: string): string | undefined {
    const classes = (element.getAttribute('class') ?? '').split(/\s+/);
    const ruled = classes.map((name) => rules.get(name)?.get(property)).findLast((value) => value !== undefined);
    const style = declarationsIn(element.getAttribute('style') ?? '').get(property);
    return style ?? ruled ?? element.getAttribute(property) ?? undefined;
  }

  /** The scheme that the file names or, where a program dropped the name, that of its background. */
  function findScheme(): Scheme | undefined {
    const named = schemeNames.find((name) => name === root.getAttribute('class'));
    const background = [...root.getElementsByTagName('*')].find((element) =>
      /^#|^rgb/.test(resolved(element, 'fill') ?? ''),
    );
    return named ?? grounds.get(hexOf((background && resolved(background, 'fill')) ?? ''));
  }

  const scheme = findScheme();
  if (!scheme) {
    report(root, `the class of <svg> should be the scheme of the drawing: ${schemeNames.join(', ')}.`);
    return { text: svg, errors };
  }
  const colors = swatches.get(scheme) ?? new Map<string, Role>();
  const used = new Set<string>();

  /** The class of a paint: that which the element has, unless it was painted anew. */
  function paintClass(element: Element, property: 'fill' | 'stroke'): string | undefined {
    const ending = property === 'fill' ? '' : '-line';
    const named = (element.getAttribute('class') ?? '')
      .split(/\s+/)
      .find((name) => roles.some((role) => name === role + ending));
    const style = declarationsIn(element.getAttribute('style') ?? '').get(property);
    if (named && style === undefined) return named;
    const value = resolved(element, property);
    if (value === undefined || value === 'none') return undefined;
    const role = colors.get(hexOf(value));
    if (role) return role + ending;
    const palette = [...colors].map(([color, name]) => `${name} ${color}`).join(', ');
    report(element, `<${element.localName}> has the color "${value}", which "${scheme}" does not have: ${palette}.`);
    return undefined;
  }

  function classesOf(element: Element): string[] {
    const present = (element.getAttribute('class') ?? '').split(/\s+/).filter(Boolean);
    for (const name of present) {
      if (classNames.includes(name) || animated.includes(name) || rules.has(name)) continue;
      const near = suggest(name, classNames);
      const hint =
        near.length > 0
          ? `Near it: ${near.join(', ')}`
          : `A shape has a role, or a role and "-line": ${roles.join(', ')}`;
      report(element, `the class "${name}" is not known. ${hint}.`);
    }
    const paints = [paintClass(element, 'fill'), paintClass(element, 'stroke')].filter((name) => name !== undefined);
    return [...paints, ...present.filter((name) => animated.includes(name))];
  }

  /** A text of a diagram. Programs put its words into a <tspan>. */
  function writeText(element: Element, start: string): string {
    const size = Number.parseFloat(resolved(element, 'font-size') ?? '0');
    const smallest = Math.ceil((smallestText * Number(viewBox[2])) / narrowestDiagram);
    if (size < smallest) report(element, `<text> needs a font-size of at least ${smallest} to be readable on phones.`);
    if (!start.includes(' class="main"') && !start.includes(' class="ground"'))
      report(
        element,
        '<text> needs the class "main", or "ground" on a shape that is "main"; other contrasts may be low.',
      );
    if (childElements(element).length > 1) report(element, '<text> has several parts. Make each a <text> of its own.');
    let attributes = '';
    for (const attribute of lettering) {
      const value = resolved(element, attribute);
      if (value !== undefined) attributes += ` ${attribute}="${value}"`;
    }
    // Every other typeface is the site's.
    if (resolved(element, 'font-family')?.includes('monospace')) attributes += ' font-family="monospace"';
    return `${start}${attributes}>${escapeText((element.textContent ?? '').trim())}</text>`;
  }

  /** An element and what is in it, one a line. A shape without a color of its own takes that of its group. */
  function write(element: Element, depth: number, inherits: { fill: boolean; stroke: boolean }): string[] {
    const name = element.localName ?? '';
    const isForeign = element.namespaceURI !== root.namespaceURI;
    if (isForeign || ignored.includes(name)) return [];
    if (name === 'defs' && childElements(element).length === 0) return [];
    const allowed = isDiagram(file) ? [...shapes, 'text'] : shapes;
    if (!allowed.includes(name)) {
      report(element, `<${name}> cannot be drawn. Make it of these: ${allowed.join(', ')}.`);
      return [];
    }
    for (const property of refused)
      if (resolved(element, property)) report(element, `<${name}> has a ${property}, which cannot be drawn.`);

    const classes = classesOf(element);
    for (const className of classes) used.add(className);
    const paints = {
      fill: classes.some((className) => roles.some((role) => className === role)),
      stroke: classes.some((className) => className.endsWith('-line')),
    };
    const attributes = classes.length > 0 ? [` class="${classes.join(' ')}"`] : [];
    for (const paint of ['fill', 'stroke'] as const)
      if (inherits[paint] && resolved(element, paint) === 'none') attributes.push(` ${paint}="none"`);
    for (const attribute of kept) {
      const value = resolved(element, attribute);
      if (value !== undefined) attributes.push(` ${attribute}="${value}"`);
    }
    const now = { fill: paints.fill || inherits.fill, stroke: paints.stroke || inherits.stroke };
    const indent = '  '.repeat(depth);
    const start = `${indent}<${name}${attributes.join('')}`;
    if (name === 'g') {
      const inside = childElements(element).flatMap((child) => write(child, depth + 1, now));
      return inside.length > 0 ? [`${start}>`, ...inside, `${indent}</g>`] : [];
    }
    if (!now.fill && !now.stroke) report(element, `<${name}> has no color. Give it the class of a role.`);
    return [name === 'text' ? writeText(element, start) : `${start}/>`];
  }

  const lines = childElements(root).flatMap((child) => write(child, 1, { fill: false, stroke: false }));
  const ratio = root.getAttribute('preserveAspectRatio');
  const sheet = [...colors].flatMap(([color, role]) => [
    ...(used.has(role) ? [`    .${role} { fill: ${color} }`] : []),
    ...(used.has(`${role}-line`) ? [`    .${role}-line { stroke: ${color} }`] : []),
  ]);
  const start =
    `<svg xmlns="${root.namespaceURI}" class="${scheme}" fill="none" viewBox="${viewBox.join(' ')}"` +
    ` width="${viewBox[2]}" height="${viewBox[3]}"${ratio ? ` preserveAspectRatio="${ratio}"` : ''}>`;
  const text = [start, '  <style>', ...sheet, '  </style>', ...lines, '</svg>', ''].join('\n');
  return { text, errors };
}

/** What is wrong with the file of a drawing. */
function drawingErrors(file: string, svg: string): ContentError[] {
  const { text, errors } = tidyDrawing(file, svg);
  if (errors.length > 0) return errors;
  const error = (sentence: string) => [{ file, line: 1, text: sentence }];
  if (text !== svg) return error('the drawing is not in the form of this repository. Run "npm run fix".');
  const size = gzipSync(svg).length;
  const largest = isDiagram(file) ? largestDiagram : largestFile;
  return size > largest
    ? error(`the drawing has ${size} bytes when compressed; at most ${largest} load fast enough.`)
    : [];
}

/** Every drawing of the project: its path and its SVG. */
export const readDrawings = (root: string) =>
  globSync('art/**/*.svg', { cwd: root })
    .map(posixPath)
    .sort()
    .map((file) => ({ file, svg: readFileSync(join(root, file), 'utf8') }));

/** What is wrong with the drawings of the project. */
export const checkDrawings = (root: string) => readDrawings(root).flatMap(({ file, svg }) => drawingErrors(file, svg));
