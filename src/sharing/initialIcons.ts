import type { Mark } from '@/brand/initials';
import { readColor } from '@/styles/readColor';

const namespace = 'xmlns="http://www.w3.org/2000/svg"';

/** The icons of a company without a logo, drawn from its initial. `small` is the initial for small sizes. */
export function createInitialIcons(mark: Mark, small: Mark) {
  const [dark] = readColor('art-dark', '.art-paper');
  const [, light] = readColor('art-light', '.art-paper');
  const [accent, accentInDark] = readColor('art-bloom', '.art-paper');
  const [paper] = readColor('art-light', '.art-night');
  const painted = (ink: string): string =>
    `<path fill="${ink}" d="${mark.ink}"/><path fill="${accent}" d="${mark.accent}"/>`;

  /** Follows the theme of the system. */
  function favicon(): string {
    const style =
      `.t{fill:${dark}}.f{fill:${accent}}` +
      `@media(prefers-color-scheme:dark){.t{fill:${light}}.f{fill:${accentInDark}}}`;
    const shapes = `<path class="t" d="${small.ink}"/><path class="f" d="${small.accent}"/>`;
    return `<svg ${namespace} viewBox="-1 -1 32 32"><style>${style}</style>${shapes}</svg>\n`;
  }

  /** For systems that tint icons themselves. */
  const monochrome = (): string =>
    `<svg ${namespace} viewBox="-1 -1 32 32"><path d="${mark.ink}${mark.accent}"/></svg>\n`;

  /** For home screens. */
  const app = (pixels: number): string =>
    `<svg ${namespace} viewBox="-3 -3 36 36" width="${pixels}" height="${pixels}">` +
    `<rect x="-3" y="-3" width="36" height="36" fill="${paper}"/>${painted(dark)}</svg>\n`;

  /** For systems that crop icons: the mark is inside the safe circle. */
  function maskable(): string {
    const lines = [64, 128, 192, 256, 320, 384, 448];
    const uprights = lines.map((x) => `M${x} 0V512`);
    const levels = lines.map((y) => `M0 ${y}H512`);
    const grid = [...uprights, ...levels].join('');
    return (
      `<svg ${namespace} viewBox="0 0 512 512"><rect width="512" height="512" fill="${dark}"/>` +
      `<path d="${grid}" stroke="${paper}" stroke-opacity=".12" stroke-width="2" fill="none"/>` +
      `<g transform="translate(128 128) scale(8.533)">${painted(paper)}</g></svg>\n`
    );
  }

  return { favicon, monochrome, app, maskable };
}
