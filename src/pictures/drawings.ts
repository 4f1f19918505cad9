// Reads the drawings: SVG files in art/, whose classes are color roles. The content loader has checked their format.
import { color, type Role, type Scheme, surfaceNames } from '@/brand/schemes';
import type { PictureSource } from './picture';
import type { Drawing } from './svg';

export type Size = readonly [width: number, height: number];

const sources = import.meta.glob<string>('/art/{plates,emblems,figures,diagrams}/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Converts classes to attributes: "main" is a fill and "main-line" a stroke; other classes are for animations. */
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

/** The shapes of a file, without the names of layers and without groups that only have a name. */
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
  // A figure is transparent; the ground in its file is only for editing.
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

/** The difference of two aspect ratios, 0 if they are the same. */
function difference([width, height]: Size, { viewBox }: Drawing): number {
  const [, , otherWidth, otherHeight] = viewBox;
  return Math.abs(Math.log(width / height / (otherWidth / otherHeight)));
}

/** Chooses the closest aspect ratio among web-dev.svg, web-dev.banner.svg and so on. The page crops the rest. */
export function drawingFor(name: string, size: Size): Drawing {
  const forms = [...drawings.values()].filter(({ id }) => id === name || id.startsWith(`${name}.`));
  const [nearest] = forms.sort((one, other) => difference(size, one) - difference(size, other));
  return nearest ?? drawing(name);
}

/** How many generic drawings a folder has: generic-1, generic-2 and so on. */
const genericCount = (folder: string) =>
  [...drawings.keys()].filter((id) => id.startsWith(`${folder}/generic-`) && !id.includes('.')).length;

/** The drawing named in the content or, by the number in a list, a generic one, so that neighbors differ. */
export const nameFor = (folder: 'plates' | 'emblems', name: string | undefined, number: number) =>
  `${folder}/${name ?? `generic-${((number - 1) % genericCount(folder)) + 1}`}`;

/** The drawings that are served as files: all but diagrams and those in the colors of the page. */
export const drawingFiles = () =>
  [...drawings.values()].filter(
    ({ id, scheme }) => !id.startsWith('diagrams/') && scheme !== 'page' && scheme !== 'panel',
  );

export const drawingAddress = (id: string) => `/drawings/${id}.svg`;

export function toPicture({ id, viewBox, cut }: Drawing): PictureSource {
  const [, , width, height] = viewBox;
  const src = drawingAddress(id);
  return { src, dark: `${src}#dark`, width, height, isCutByFile: cut !== undefined };
}
