// Resolves styles in SVG files, wherever a drawing program saved them.
import type { Element } from '@xmldom/xmldom';

type Declarations = ReadonlyMap<string, string>;

/** The declarations of each class. */
export type Rules = ReadonlyMap<string, Declarations>;

/** Parses "fill: red; opacity: 0.5". */
function declarationsIn(style: string): Declarations {
  const declarations = new Map<string, string>();
  for (const declaration of style.split(';')) {
    const [property = '', value = ''] = declaration.split(':');
    declarations.set(property.trim(), value.trim());
  }
  return declarations;
}

/** The style sheet of a file. Illustrator saves all colors there: .cls-1, .cls-2 { fill: red }. */
export function rulesIn(root: Element): Rules {
  const rules = new Map<string, Declarations>();
  const sheet = [...root.getElementsByTagName('style')].map(({ textContent }) => textContent ?? '').join('\n');
  for (const [, selectors = '', body = ''] of sheet.matchAll(/([^{}]+)\{([^}]*)\}/g)) {
    for (const selector of selectors.split(',')) {
      const name = selector.trim().replace(/^\./, '');
      rules.set(name, new Map([...(rules.get(name) ?? []), ...declarationsIn(body)]));
    }
  }
  return rules;
}

export const classNames = (element: Element) => (element.getAttribute('class') ?? '').split(/\s+/).filter(Boolean);

/** A property in the style attribute, where Inkscape saves new colors. */
export const inlineStyle = (element: Element, property: string) =>
  declarationsIn(element.getAttribute('style') ?? '').get(property);

/** A property as a browser resolves it: style attribute, then classes, then other attributes. */
export function resolve(element: Element, property: string, rules: Rules): string | undefined {
  const byClass = classNames(element).map((name) => rules.get(name)?.get(property));
  const ruled = byClass.findLast((value) => value !== undefined);
  return inlineStyle(element, property) ?? ruled ?? element.getAttribute(property) ?? undefined;
}
