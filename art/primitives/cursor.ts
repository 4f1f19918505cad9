import { color } from '../schemes.ts';
import { xy } from './geometry.ts';
import { path, weight } from './svg.ts';

/** The arrow of a pointing device, its tip at a point. */
export function cursor(x: number, y: number, scale = ''): string {
  return path('M0 0V58L15 45L26 70L38 64.5L27 40.5L47 39Z', {
    fill: color.main,
    stroke: color.highlight,
    'stroke-width': weight.rule,
    transform: `translate(${xy(x, y)})${scale}`,
    'stroke-linejoin': 'round',
  });
}
