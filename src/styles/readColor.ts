import { readFileSync } from 'node:fs';
import { parse, Rule } from 'postcss';

/** A color in the light and in the dark theme. */
export type Pair = readonly [light: string, dark: string];

let parsed = { css: '', root: parse('') };

/** The colors as they are now: `astro dev` sees a change. Parsing for each color would take seconds. */
function readSheets() {
  const files = ['src/styles/colors.css', 'src/styles/drawingColors.css'];
  const css = files.map((file) => readFileSync(file, 'utf8')).join('');
  if (css !== parsed.css) parsed = { css, root: parse(css) };
  return parsed.root;
}

/** The last value that a rule with one of the selectors gives to a custom property. Spaces and line breaks do not matter. */
function readProperty(name: string, selectors: readonly string[]): string {
  let found = '';
  readSheets().walkDecls(`--${name}`, ({ parent, value }) => {
    const isMeant = parent instanceof Rule && parent.selectors.some((selector) => selectors.includes(selector));
    if (isMeant) found = value.replaceAll(/\s+/g, ' ');
  });
  if (!found) throw new Error(`src/styles has no color --${name} in ${selectors.join(' or ')}.`);
  return found;
}

function resolve(value: string): Pair {
  const [, light, dark] = /^light-dark\( ?(.+), ?(.+?) ?\)$/.exec(value) ?? [];
  if (light && dark) return [resolve(light)[0], resolve(dark)[1]];
  const [, reference] = /^var\(--(.+)\)$/.exec(value) ?? [];
  return reference ? readColor(reference) : [value, value];
}

/** A color in hex: readColor('paper'), or readColor('art-main', ['.art', '.art-mist']). */
export const readColor = (name: string, selectors: readonly string[] = [':root']): Pair =>
  resolve(readProperty(name, selectors));
