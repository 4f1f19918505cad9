// All drawings in art/, of which content chooses some by name. A script that imports this would ship them all.

import { colorRules } from './drawingColors';
import type { Drawing } from './picture';

const files = import.meta.glob<Drawing>('/art/*/*.svg', { query: '?drawing', import: 'default', eager: true });
const drawings = new Map(Object.values(files).map((drawing) => [drawing.id, drawing]));

export const hasDrawing = (id: string) => drawings.has(id);

/** The drawing in a file below art/, such as figures/land. */
export function drawing(id: string): Drawing {
  const found = drawings.get(id);
  if (!found) throw new Error(`art/${id}.svg is missing.`);
  return found;
}

/** The drawings of a folder that content can choose: all but crops, such as plates/web-dev.banner. */
export const drawingsIn = (folder: string) =>
  [...drawings.values()].filter(({ id }) => id.startsWith(`${folder}/`) && !id.includes('.'));

/** The drawings that are served as files: those of before and after, and all others that are not in the colors of the page. */
export const servedDrawings = () =>
  [...drawings.values()].filter(
    ({ id, scheme }) => /^(before|after)\//.test(id) || (scheme !== 'page' && scheme !== 'panel'),
  );

/** The file of a drawing: in light colors, or in dark ones if the address ends with #dark. */
export function drawingFile({ scheme, classes, viewBox, body, fill, preserveAspectRatio }: Drawing): string {
  const light = colorRules(scheme, classes, 'light');
  const dark = colorRules(scheme, classes, 'dark').map((rule) => `:target ${rule}`);
  const [, , width, height] = viewBox;
  const crop = preserveAspectRatio ? ` preserveAspectRatio="${preserveAspectRatio}"` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" id="dark" fill="${fill}" viewBox="${viewBox.join(' ')}"` +
    ` width="${width}" height="${height}"${crop}>` +
    `<style>${[...light, ...dark].join('')}</style>${body}</svg>\n`
  );
}

/** The drawing in light colors, cropped to a box in another SVG: its attributes x, y, width and height. */
export function drawingInBox({ scheme, classes, viewBox, body, fill }: Drawing, box: string): string {
  return (
    `<svg ${box} fill="${fill}" viewBox="${viewBox.join(' ')}" preserveAspectRatio="xMidYMin slice">` +
    `<style>${colorRules(scheme, classes, 'light').join('')}</style>${body}</svg>`
  );
}
