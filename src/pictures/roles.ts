// The classes of drawings. art/README.md explains them; plateColors.css and figureColors.css have their colors.
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

const roles = [
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
export type Role = (typeof roles)[number];

/** Classes that CSS animates: those of the tagline, and those of drawings with a hover animation (InlineDrawing.css). */
const animated = ['draw', 'leaf', 'blossom'];

export const fillClasses: readonly string[] = roles;
export const strokeClasses: readonly string[] = roles.map((role) => `${role}-line`);

/** Groups of a drawing with two states: what is only in the first, and what is only in the second. */
export const changing = ['goes', 'comes'];

/** The classes that a shape or a group may have. */
export const knownClasses = [...fillClasses, ...strokeClasses, ...animated, ...changing];

/** The colors of classes in a theme: `main` fills a shape, `main-line` strokes it. */
export function roleRules(scheme: Scheme, classes: readonly string[], theme: 'light' | 'dark'): string[] {
  const rules: string[] = [];
  for (const role of roles) {
    const [light, dark] = readColor(`art-${role}`, `.art-${scheme}`);
    const color = theme === 'light' ? light : dark;
    if (classes.includes(role)) rules.push(`.${role} { fill: ${color} }`);
    if (classes.includes(`${role}-line`)) rules.push(`.${role}-line { stroke: ${color} }`);
  }
  return rules;
}
