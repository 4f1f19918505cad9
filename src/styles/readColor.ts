import { readFileSync } from 'node:fs';

/** A color in the light and in the dark theme. */
export type Pair = readonly [light: string, dark: string];

/** A color of colors.css: readColor('paper'), readColor('art-main', '.art-mist'). */
export function readColor(name: string, selector = ':root'): Pair {
  const css = readFileSync('src/styles/colors.css', 'utf8');
  const [, afterSelector = ''] = css.split(`\n  ${selector} {`);
  const [rule = ''] = afterSelector.split('}');
  const [, value = ''] = new RegExp(` --${name}: (.+);`).exec(rule) ?? [];
  const [, reference] = /^var\(--(.+)\)$/.exec(value) ?? [];
  if (reference) return readColor(reference);
  const [light, dark = light] = value.match(/#\w+/g) ?? [];
  if (!light || !dark) throw new Error(`src/styles/colors.css has no color --${name} in ${selector}.`);
  return [light, dark];
}
