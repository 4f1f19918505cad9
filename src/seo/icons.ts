// The icons of browsers and phones, drawn from the logo in the colors of the site.

import { readColor } from '@/styles/readColor';
import { logoShapes } from '@/ui/Logo/shapes';

const [ink, inkInDark] = readColor('ink');
const [accent, accentInDark] = readColor('accent');
const [paper] = readColor('paper');

/** Without a background, so it follows the theme of the browser. Its lines are wide, because it is shown at 16 pixels. */
export function favicon(): string {
  const { letter, leaf } = logoShapes(7);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 32 32">
  <style>
    .letter { fill: ${ink} }
    .leaf { fill: ${accent} }
    @media (prefers-color-scheme: dark) {
      .letter { fill: ${inkInDark} }
      .leaf { fill: ${accentInDark} }
    }
  </style>
  <path class="letter" d="${letter}"/>
  <path class="leaf" d="${leaf}"/>
</svg>
`;
}

/** The logo on a background of its own. `margin` is its distance from the edge, in units of the logo. */
function onGround(ground: string, ink: string, margin: number, pattern = ''): string {
  const { letter, leaf } = logoShapes();
  const side = 30 + 2 * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${side} ${side}">
  <path fill="${ground}" d="M${-margin} ${-margin}h${side}v${side}h-${side}z"/>
  ${pattern}
  <path fill="${ink}" d="${letter}"/>
  <path fill="${accent}" d="${leaf}"/>
</svg>
`;
}

/** Phones cut this one to their own shape: a circle, or a square with round corners. */
function maskable(): string {
  const lines = [-7.5, 0, 7.5, 15, 22.5, 30, 37.5].map((position) => `M${position} -15v60M-15 ${position}h60`).join('');
  return onGround(ink, paper, 15, `<path stroke="${paper}" stroke-opacity=".12" stroke-width=".234" d="${lines}"/>`);
}

/** The icons in `/icons`, with their width and height. */
export const icons = [
  { name: 'icon-32', size: 32, svg: favicon() },
  { name: 'icon-192', size: 192, svg: onGround(paper, ink, 3) },
  { name: 'icon-512', size: 512, svg: onGround(paper, ink, 3) },
  { name: 'apple-touch-icon', size: 180, svg: onGround(paper, ink, 3) },
  { name: 'maskable-192', size: 192, svg: maskable() },
  { name: 'maskable-512', size: 512, svg: maskable() },
];
