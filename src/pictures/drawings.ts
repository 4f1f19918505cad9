// The drawings: SVG files in art/, whose shapes name roles of colors by class. The content's loader has checked their form.
import { showsDecorations } from '@/brand/brand';
import { color, type Role, type Scheme, surfaceNames } from '@/brand/schemes';
import type { PictureSource } from './picture';
import type { Drawing } from './svg';

export type Size = readonly [width: number, height: number];

const sources = import.meta.glob<string>('/art/{plates,emblems,figures,diagrams}/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The attributes of a shape for its classes: "main" fills and "main-line" strokes; other classes are for animations. */
function attributesFor(classes: string): string {
  return classes
    .split(' ')
    .map((name) => {
      const role = name.replace(/-line$/, '') as Role;
      if (!color[role]) return ` class="${name}"`;
      return ` ${name === role ? 'fill' : 'stroke'}="${color[role]}"`;
    })
    .join('');
}

/** The shapes of a file as pages carry them: without the names of layers, and without groups that only had a name. */
function shapesIn(lines: readonly string[]): string {
  const keptGroups: boolean[] = [];
  let shapes = '';
  for (const line of lines) {
    const element = line
      .trim()
      .replace(/ id="[^"]*"/, '')
      .replace(/ class="([^"]*)"/, (_, classes: string) => attributesFor(classes));
    if (element.startsWith('<g')) keptGroups.push(element !== '<g>');
    const isLeftOut = element === '<g>' || (element === '</g>' && !keptGroups.pop());
    if (!isLeftOut) shapes += element;
  }
  return shapes;
}

function readDrawing(id: string, svg: string): Drawing {
  const lines = svg.trim().split('\n');
  const [start = ''] = lines;
  const [, scheme, x, y, width, height] = / class="(\w+)".* viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(start) ?? [];
  const shapes = lines.slice(lines.indexOf('  </style>') + 1, -1);
  // A figure stands on the ground of the page; the file has it only for whoever edits it.
  const isFigure = surfaceNames.some((name) => name === scheme);
  const hasGround = shapes[0]?.startsWith('  <rect class="ground"');
  return {
    id,
    scheme: scheme as Scheme,
    viewBox: [Number(x), Number(y), Number(width), Number(height)],
    cut: / preserveAspectRatio="([^"]+)"/.exec(start)?.[1],
    body: shapesIn(isFigure && hasGround ? shapes.slice(1) : shapes),
  };
}

const drawings = new Map<string, Drawing>();
for (const [path, svg] of Object.entries(sources)) {
  const id = path.slice('/art/'.length, -'.svg'.length);
  drawings.set(id, readDrawing(id, svg));
}

export const hasDrawing = (id: string) => drawings.has(id);

/** The drawing in a file below art/, such as figures/land. */
export function drawing(id: string): Drawing {
  const figure = drawings.get(id);
  if (!figure) throw new Error(`art/${id}.svg is missing.`);
  return figure;
}

/** How unlike two shapes are; 0 where they are the same. */
function difference([width, height]: Size, { viewBox }: Drawing): number {
  const [, , otherWidth, otherHeight] = viewBox;
  return Math.abs(Math.log(width / height / (otherWidth / otherHeight)));
}

/** Of web-dev.svg, web-dev.banner.svg and so on the one with the nearest shape; the page cuts off what is too much. */
export function drawingFor(name: string, size: Size): Drawing {
  const forms = [...drawings.values()].filter(({ id }) => id === name || id.startsWith(`${name}.`));
  const [nearest] = forms.sort((one, other) => difference(size, one) - difference(size, other));
  return nearest ?? drawing(name);
}

/** How many drawings a folder has for content that names none: generic-1, generic-2 and so on. */
const genericCount = (folder: string) =>
  [...drawings.keys()].filter((id) => id.startsWith(`${folder}/generic-`) && !id.includes('.')).length;

/** The drawing that content names or, by its number in the list, a generic one, so that neighbors differ. */
export const nameFor = (folder: 'plates' | 'emblems', name: string | undefined, number: number) =>
  `${folder}/${name ?? `generic-${((number - 1) % genericCount(folder)) + 1}`}`;

/** The drawings that can be files: all but diagrams and those in the colors of a page. */
export const drawingFiles = () =>
  [...drawings.values()].filter(
    ({ id, scheme }) => !id.startsWith('diagrams/') && scheme !== 'page' && scheme !== 'panel',
  );

export const drawingAddress = (id: string) => `/drawings/${id}.svg`;

/** A drawing as a picture of a page. */
export function toPicture({ id, viewBox, cut }: Drawing): PictureSource {
  const [, , width, height] = viewBox;
  const src = drawingAddress(id);
  return { src, dark: `${src}#dark`, width, height, isCutByFile: cut !== undefined };
}

/** A drawing that only decorates; content/brand.yaml may leave it out. */
export const toDecoration = (figure: Drawing) => (showsDecorations ? toPicture(figure) : undefined);
