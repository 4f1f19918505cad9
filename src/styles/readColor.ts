import { readFileSync } from 'node:fs';

/** A color in the light and in the dark theme. */
export type Pair = readonly [light: string, dark: string];

const files = ['colors.css', 'plateColors.css', 'figureColors.css', 'fileColors.css'];

/** The value of a custom property. Spaces and line breaks of the file do not matter. */
function readProperty(name: string, selector: string): string {
  const texts = files.map((file) => readFileSync(`src/styles/${file}`, 'utf8'));
  const css = texts.join('').replaceAll(/\/\*.*?\*\//gs, '');
  const rules = css.matchAll(/([^{}]+)\{([^{}]*)\}/g);
  for (const [, selectors = '', properties = ''] of rules) {
    if (!selectors.split(',').some((one) => one.trim() === selector)) continue;
    for (const property of properties.split(';')) {
      const [key, value] = property.split(':');
      if (key?.trim() === `--${name}` && value) return value.replaceAll(/\s+/g, ' ').trim();
    }
  }
  throw new Error(`src/styles has no color --${name} in ${selector}.`);
}

function resolve(value: string): Pair {
  const [, light, dark] = /^light-dark\( ?(.+), ?(.+?) ?\)$/.exec(value) ?? [];
  if (light && dark) return [resolve(light)[0], resolve(dark)[1]];
  const [, reference] = /^var\(--(.+)\)$/.exec(value) ?? [];
  return reference ? readColor(reference) : [value, value];
}

/** A color of these files: readColor('paper'), readColor('art-main', '.art-mist'). */
export const readColor = (name: string, selector = ':root'): Pair => resolve(readProperty(name, selector));
