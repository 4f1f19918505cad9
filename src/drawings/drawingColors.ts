// The classes of drawings. art/README.md explains them; drawingColors.css has their colors.
import { readColor } from '../styles/readColor.ts';

export const schemes = [
  'paper',
  'mist',
  'night',
  'blush',
  'leaf',
  'bloom',
  'page',
  'panel',
  'map',
  'band',
  'accent',
] as const;
export type Scheme = (typeof schemes)[number];

const colorNames = [
  'ground',
  'hairline',
  'main',
  'second',
  'third',
  'highlight',
  'bloom',
  'tint',
  'glow',
  'light',
  'dark',
] as const;
export type ColorName = (typeof colorNames)[number];

/** Classes that CSS animates: those of the tagline, of drawings with a hover animation (InlineDrawing.css), and of the page of a project. */
const animated = ['draw', 'leaf', 'blossom', 'goes', 'grows'];

export const fillClasses: readonly string[] = colorNames;
export const strokeClasses: readonly string[] = colorNames.map((name) => `${name}-line`);

/** The classes that a shape or a group may have. */
export const knownClasses = [...fillClasses, ...strokeClasses, ...animated];

/** A color of a scheme, in both themes. */
export const schemeColor = (scheme: Scheme, name: ColorName) => readColor(`art-${name}`, ['.art', `.art-${scheme}`]);

/** The colors of classes in a theme: `main` fills a shape, `main-line` strokes it. */
export function colorRules(scheme: Scheme, classes: readonly string[], theme: 'light' | 'dark'): string[] {
  const rules: string[] = [];
  for (const name of colorNames) {
    const [light, dark] = schemeColor(scheme, name);
    const color = theme === 'light' ? light : dark;
    if (classes.includes(name)) rules.push(`.${name} { fill: ${color} }`);
    if (classes.includes(`${name}-line`)) rules.push(`.${name}-line { stroke: ${color} }`);
  }
  return rules;
}
