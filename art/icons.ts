import { schemes } from './schemes.ts';

const { light, dark } = schemes.paper;
const namespace = 'xmlns="http://www.w3.org/2000/svg"';

// At 16 pixels the leaf would close up, so the slats are 7 units thick and the leaf touches them.
const small =
  '<path class="t" d="M0 0h30v7H18.5v23h-7V7H0z"/>' +
  '<path class="f" d="M18.5 23A15 15 0 0 1 30 9A15 15 0 0 1 18.5 23Z"/>';

/** The icon of the site, drawn for small sizes; it follows the theme of the system. */
export function favicon(): string {
  const style =
    `.t{fill:${light.k}}.f{fill:${light.x}}` +
    `@media(prefers-color-scheme:dark){.t{fill:${dark.w}}.f{fill:${dark.x}}}`;
  return `<svg ${namespace} viewBox="-1 -1 32 32"><style>${style}</style>${small}</svg>\n`;
}
