import { type CustomPlugin, optimize, type PluginConfig, type XastElement } from 'svgo';
import { fillClasses, knownClasses, type Scheme, schemes, strokeClasses } from './drawingColors.ts';

export interface Svg {
  /** Its shapes, painted by classes. */
  body: string;
  scheme: Scheme;
  classes: readonly string[];
  /** The attributes of the root element. */
  root: Readonly<Record<string, string>>;
}

/** What drawing programs add, and what a drawing must not have in a page. */
const removed: PluginConfig[] = [
  'removeXMLProcInst',
  'removeDoctype',
  'removeComments',
  'removeMetadata',
  'removeTitle',
  'removeDesc',
  'removeEditorsNSData',
  'removeUselessDefs',
  'removeScripts',
  'removeStyleElement',
  'convertStyleToAttrs',
  { name: 'removeAttrs', params: { attrs: ['id', 'style', 'xml:space'] } },
  'removeUnusedNS',
];

/** Removes groups that have no attributes. Drawing programs show them by name, but in a page they do nothing. */
const removePlainGroups: CustomPlugin = {
  name: 'removePlainGroups',
  fn: () => ({
    element: {
      exit: (element, parent) => {
        const { name, attributes, children } = element;
        if (name !== 'g' || Object.keys(attributes).length > 0) return;
        parent.children.splice(parent.children.indexOf(element), 1, ...children);
      },
    },
  }),
};

/** The classes of an element, without those of a color that a drawing program has overridden in the style attribute. */
function readClasses({ attributes }: XastElement): string[] {
  const { class: names = '', style = '' } = attributes;
  const hasOwnFill = /(?:^|;)\s*fill\s*:/.test(style);
  const hasOwnStroke = /(?:^|;)\s*stroke\s*:/.test(style);
  return names.split(/\s+/).filter((name) => {
    if (fillClasses.includes(name)) return !hasOwnFill;
    if (strokeClasses.includes(name)) return !hasOwnStroke;
    return name !== '';
  });
}

/** Reads a drawing. Throws if a class is not known. */
export function readSvg(file: string, svg: string): Svg {
  const classes = new Set<string>();
  let root: Record<string, string> = {};
  const collectClasses: CustomPlugin = {
    name: 'collectClasses',
    fn: () => ({
      element: {
        enter: (element, parent) => {
          if (parent.type === 'root') {
            root = { ...element.attributes };
            return;
          }
          const names = readClasses(element);
          const unknown = names.find((name) => !knownClasses.includes(name));
          if (unknown)
            throw new Error(`${file}: the class "${unknown}" is not known. Known are: ${knownClasses.join(', ')}.`);
          // Cards show the drawing as a file, without the styles of a page.
          if (names.includes('goes') && element.attributes.opacity !== '0')
            throw new Error(`${file}: a shape with the class "goes" needs opacity="0".`);
          for (const name of names) classes.add(name);
          if (names.length > 0) element.attributes.class = names.join(' ');
          else delete element.attributes.class;
        },
      },
    }),
  };
  const { data } = optimize(svg, { path: file, plugins: [collectClasses, ...removed, removePlainGroups] });
  // A drawing with colors of its own needs no scheme.
  const scheme = schemes.find((name) => name === (root.class ?? 'paper'));
  if (!scheme)
    throw new Error(`${file}: the class of <svg> should be its color scheme, one of: ${schemes.join(', ')}.`);
  // Without the tags of the root element.
  const body = data.slice(data.indexOf('>') + 1, data.lastIndexOf('<'));
  return { body, scheme, classes: [...classes], root };
}
