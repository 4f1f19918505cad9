// What the sheet of quick find is put together from. The policy of the site forbids markup that comes as text.
import { signAddress } from '@/lib/signAddress';
import type { Found } from '@/search/search';
import { piecesOf } from './results';

/** An element with its properties and what it holds. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...inside);
  return made;
}

/** A sign drawn with one stroke, as LineIcon draws it. */
export function icon(path: string, side = 18): SVGElement {
  const part = (name: string, attributes: Record<string, string | number>) => {
    const made = document.createElementNS('http://www.w3.org/2000/svg', name) as SVGElement;
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
    return made;
  };
  const box = { viewBox: `0 0 ${side} ${side}`, width: side, height: side };
  const sign = part('svg', {
    ...box,
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': 1.6,
    'aria-hidden': 'true',
  });
  sign.append(part('path', { d: path }));
  return sign;
}

const arrow = () => icon('M1 9h15M10.5 3.5L16 9l-5.5 5.5');

/** The kinds whose pages have a drawing. */
const drawn: readonly string[] = ['service', 'role', 'article'];

/** The drawing beside a page that was found, in the theme that is shown. */
function sign(path: string): HTMLElement {
  const { theme } = document.documentElement.dataset;
  const isDark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  return element('img', { src: signAddress(path) + (isDark ? '#dark' : ''), alt: '', width: 48, height: 48 });
}

const underlined = (text: string, terms: readonly string[]) =>
  piecesOf(text, terms).map((piece, index) => (index % 2 ? element('mark', {}, piece) : piece));

/** One thing that was found. */
export const result = ({ kind, title, line, path, terms }: Found) =>
  element(
    'li',
    {},
    ...(drawn.includes(kind) ? [sign(path)] : []),
    element(
      'a',
      { href: path },
      element('b', {}, ...underlined(title, terms)),
      element('small', {}, ...underlined(line, terms)),
    ),
    arrow(),
  );

interface State {
  heading: string;
  text: string;
  links: readonly { label: string; href: string }[];
}

/** The box that stands in place of results. */
export const stateBox = ({ heading, text, links }: State, className: string, ...actions: Node[]) =>
  element(
    'div',
    { className },
    element('h2', {}, heading),
    element('p', {}, text),
    element(
      'p',
      {},
      ...actions,
      ...links.map(({ label, href }) => element('a', { href }, element('span', {}, label), arrow())),
    ),
  );
