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

/** The logo on paper, with a margin of 3 units. */
function onPaper(): string {
  const { letter, leaf } = logoShapes();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 36 36">
  <path fill="${paper}" d="M-3 -3h36v36h-36z"/>
  <path fill="${ink}" d="${letter}"/>
  <path fill="${accent}" d="${leaf}"/>
</svg>
`;
}

/** The icons in `/icons`, with their width and height. */
export const icons = [
  { name: 'icon-32', size: 32, svg: favicon() },
  // The logo of the structured data.
  { name: 'icon-512', size: 512, svg: onPaper() },
  { name: 'apple-touch-icon', size: 180, svg: onPaper() },
];
