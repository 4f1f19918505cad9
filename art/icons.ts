import { levels, uprights } from './primitives/geometry.ts';
import { schemes } from './schemes.ts';

/** The slats and the leaf of the logo on a square of 30 units, for icons and stationery. */
export const logoPaths = {
  slats: 'M0 0h30v6H18v24h-6V6H0z',
  leaf: 'M18 22A14 14 0 0 1 30 8A14 14 0 0 1 18 22Z',
} as const;

const [dark] = schemes.paper.dark;
const [, light] = schemes.paper.light;
const [accent, accentInDark] = schemes.paper.bloom;
const [paper] = schemes.night.light;
const namespace = 'xmlns="http://www.w3.org/2000/svg"';

// At 16 pixels the leaf would close up, so the slats are 7 units thick and the leaf touches them.
const small =
  '<path class="t" d="M0 0h30v7H18.5v23h-7V7H0z"/>' +
  '<path class="f" d="M18.5 23A15 15 0 0 1 30 9A15 15 0 0 1 18.5 23Z"/>';

const mark = (slats: string): string =>
  `<path fill="${slats}" d="${logoPaths.slats}"/><path fill="${accent}" d="${logoPaths.leaf}"/>`;

/** The icon of the site, drawn for small sizes; it follows the theme of the system. */
export function favicon(): string {
  const style =
    `.t{fill:${dark}}.f{fill:${accent}}` +
    `@media(prefers-color-scheme:dark){.t{fill:${light}}.f{fill:${accentInDark}}}`;
  return `<svg ${namespace} viewBox="-1 -1 32 32"><style>${style}</style>${small}</svg>\n`;
}

/** The icon in one color, for systems that tint it themselves. */
export function monochromeIcon(): string {
  return `<svg ${namespace} viewBox="-1 -1 32 32"><path d="${logoPaths.slats}${logoPaths.leaf}"/></svg>\n`;
}

/** The icon on paper, for home screens. */
export function appIcon(pixels: number): string {
  return (
    `<svg ${namespace} viewBox="-3 -3 36 36" width="${pixels}" height="${pixels}">` +
    `<rect x="-3" y="-3" width="36" height="36" fill="${paper}"/>${mark(dark)}</svg>\n`
  );
}

/** The icon that a system may crop to any shape: the mark stands inside the safe circle, on the lattice. */
export function maskableIcon(): string {
  const lines = [64, 128, 192, 256, 320, 384, 448];
  const grid = uprights(lines, 0, 512) + levels(lines, 0, 512);
  return (
    `<svg ${namespace} viewBox="0 0 512 512"><rect width="512" height="512" fill="${dark}"/>` +
    `<path d="${grid}" stroke="${paper}" stroke-opacity=".12" stroke-width="2" fill="none"/>` +
    `<g transform="translate(128 128) scale(8.533)">${mark(paper)}</g></svg>\n`
  );
}
