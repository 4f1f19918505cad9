// One file for the plate of an article and for every picture in the article that looks into it.
import { documentSvg, type Plate } from './plate.ts';
import { xy } from './primitives/geometry.ts';
import { each } from './primitives/svg.ts';
import { documentCss, type Palettes } from './schemes.ts';

const light = (index: number) => `view${index}`;
const dark = (index: number) => `view${index}dark`;

/** The ends of the address of a picture that looks into a plate, in both themes. */
export const viewAddress = (index: number) => ({ light: `#${light(index)}`, dark: `#${dark(index)}` });

/**
 * Moves a window, 5 by 4, to the middle of the plate, in its full height. A box of another shape shows more at its sides;
 * that is still inside the plate.
 */
function placed([left, top, width]: Plate['viewBox'], [, , plateWidth, plateHeight]: Plate['viewBox']): string {
  const scale = (plateHeight * 1.25) / width;
  const shown = plateWidth / scale;
  const from = Math.max(0, Math.min(left - (shown - width) / 2, plateWidth - shown));
  return `transform:translate(${xy(-from * scale)}px,${xy(-top * scale)}px)scale(${scale.toFixed(4)})`;
}

/** The plate as a file. Where its address ends in #view1, it is the second of the pictures that were cut out of it. */
export function svgWithViews(plate: Plate, studies: readonly Plate[], palettes: Palettes): string {
  const views = studies.map((study, index) => {
    const [, inLight = '', inDark = ''] =
      /^:root\{(.*)\}:target\{(.*)\}$/.exec(documentCss(study.body, study.scheme, palettes)) ?? [];
    const shown = (id: string, colors: string) =>
      `#${id}:target~g{${colors};${placed(study.viewBox, plate.viewBox)}}#${id}:target~#marks${index}{display:inline}`;
    return {
      css: shown(light(index), inLight) + shown(dark(index), inDark),
      targets: `<g id="${light(index)}"/><g id="${dark(index)}"/>`,
      marks: `<g id="marks${index}" class="marks">${study.body.slice(plate.body.length)}</g>`,
    };
  });
  const body = `${each(views, ({ targets }) => targets)}<g>${plate.body}</g>${each(views, ({ marks }) => marks)}`;
  return documentSvg({ ...plate, body }, palettes).replace(
    '</style>',
    () => `.marks{display:none}${each(views, ({ css }) => css)}</style>`,
  );
}
