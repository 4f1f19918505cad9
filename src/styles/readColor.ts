import { readFileSync } from 'node:fs';

/** A color in the light and in the dark theme. */
export type Pair = readonly [light: string, dark: string];

/** The last value that a rule with one of the selectors gives to a custom property. Spaces and line breaks do not matter. */
function readProperty(name: string, selectors: readonly string[]): string {
  const texts = ['colors.css', 'drawingColors.css'].map((file) => readFileSync(`src/styles/${file}`, 'utf8'));
  const css = texts.join('').replaceAll(/\/\*.*?\*\//gs, '');
  let found = '';
  for (const [, list = '', properties = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!list.split(',').some((selector) => selectors.includes(selector.trim()))) continue;
    for (const property of properties.split(';')) {
      const [key, value] = property.split(':');
      if (key?.trim() === `--${name}` && value) found = value.replaceAll(/\s+/g, ' ').trim();
    }
  }
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
