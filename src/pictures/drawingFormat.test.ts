import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { swatches } from '../brand/swatches';
import { drawingErrors, formatDrawing, readDrawings } from './drawingFormat';

/** The file as saved by a program that replaces classes with colors. */
function withoutClasses(svg: string): string {
  const rules = Array.from(
    svg.matchAll(/\.([\w-]+) \{ (fill|stroke): (#\w+) \}/g),
    ([, name = '', property, color]) => {
      return [name, `${property}="${color}"`] as const;
    },
  );
  const attributes = new Map(rules);
  const [root = ''] = svg.split('\n');
  return svg
    .replace(root, root.replace(/ class="\w+"/, ''))
    .replace(/ {2}<style>.*<\/style>\n/s, '')
    .replaceAll(/class="([^"]*)"/g, (_, classes: string) =>
      classes
        .split(' ')
        .map((name) => attributes.get(name) ?? `class="${name}"`)
        .join(' '),
    );
}

test('every drawing is restored after a program dropped its classes', () => {
  for (const { file, svg } of readDrawings('.')) {
    const bare = withoutClasses(svg);
    expect(bare, file).not.toMatch(/<style|class="(?!draw|leaf|bloomer)/);
    expect(formatDrawing(file, bare), file).toEqual({ text: svg, errors: [] });
  }
});

const [mainColor] = [...(swatches.get('night') ?? [])].find(([, role]) => role === 'main') ?? [''];

const drawing = (shapes: string, root = 'class="night" fill="none"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root} viewBox="0 0 40 40">${shapes}</svg>`;

test.each([
  ['a class', '<path class="main" d="M0 0h9v9z"/>'],
  ['an attribute', `<path fill="${mainColor}" d="M0 0h9v9z"/>`],
  [
    'an attribute, as rgb()',
    `<path fill="rgb(${mainColor.match(/\w\w/g)?.map((part) => Number.parseInt(part, 16))})" d="M0 0h9v9z"/>`,
  ],
  ['the style attribute of Inkscape', `<path class="second" style="fill:${mainColor};stroke:none" d="M0 0h9v9z"/>`],
  [
    'the style sheet of Illustrator',
    `<defs/><style>.st0,.st1{fill:${mainColor}}</style><path class="st0" d="M0 0h9v9z"/>`,
  ],
])('a color in %s becomes the class of its role', (_, shapes) => {
  const { text, errors } = formatDrawing('art/a.svg', drawing(shapes));
  expect(errors).toEqual([]);
  expect(text).toContain('\n  <path class="main" d="M0 0h9v9z"/>\n</svg>\n');
});

test.each([
  ['<path class="mian" d="M0 0h9"/>', 'the class "mian" is not known. Did you mean "main"?'],
  [
    '<path fill="#ff00ff" d="M0 0h9"/>',
    '<path> has the color "#ff00ff", which is not in the scheme "night". Use one of: ground',
  ],
  ['<path d="M0 0h9"/>', '<path> has no color.'],
  ['<path class="main" filter="url(#a)" d="M0 0h9"/>', '<path> has a filter, which is not supported.'],
  ['<script>go()</script>', 'the file has a <script> element.'],
  ['<path class="main" d="M0 0h9"/>', 'the drawing is not formatted. Run "npm run fix".'],
])('%s is an error', (shapes, sentence) => {
  const [error] = drawingErrors('art/plates/a.svg', drawing(shapes));
  expect(error).toMatchObject({ file: 'art/plates/a.svg', line: 1 });
  expect(error?.text).toContain(sentence);
});

test('a drawing without a scheme is an error, and so is one that is too large', () => {
  const [unnamed] = drawingErrors('art/a.svg', drawing('<path fill="#ff00ff" d="M0 0h9"/>', ''));
  expect(unnamed?.text).toContain('the class of <svg> should be the scheme of the drawing, one of: paper, ');
  const path = Array.from(
    { length: 9000 },
    (_, index) => `M${(index * 7919) % 10_007} ${(index * 104_729) % 10_009}h1`,
  );
  const { text } = formatDrawing('art/a.svg', drawing(`<path class="main-line" d="${path.join('')}"/>`));
  expect(drawingErrors('art/a.svg', text)[0]?.text).toMatch(/^the drawing has \d+ bytes when compressed; at most 8192/);
});

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" class="panel" viewBox="0 0 350 200">${content}</svg>`;
const tidy = (file: string, content: string) => formatDrawing(file, svg(content));
const sentences = (file: string, content: string) => tidy(file, content).errors.map(({ text }) => text);

test('a diagram may have text, in the typeface of the site or in monospace', () => {
  const { text, errors } = tidy(
    'art/diagrams/roots.svg',
    '<text class="main" style="font-size:14px;font-family:Arial" x="1" y="2"><tspan x="1" y="2">Roots &amp; leaves</tspan></text>' +
      '<text class="main" x="1" y="9" font-size="14" font-family="monospace">grow()</text>',
  );
  expect(errors).toEqual([]);
  expect(text).toContain('<text class="main" x="1" y="2" font-size="14px">Roots &amp; leaves</text>');
  expect(text).toContain('<text class="main" x="1" y="9" font-size="14" font-family="monospace">grow()</text>');
  expect(formatDrawing('art/diagrams/roots.svg', text).text).toBe(text);
});

test.each([
  ['plates', 'class="main" font-size="14"', 'Roots', '<text> is not supported.'],
  ['diagrams', 'class="main" font-size="11"', 'Roots', '<text> needs a font-size of at least 12'],
  ['diagrams', 'class="main"', 'Roots', '<text> needs a font-size of at least 12'],
  ['diagrams', 'class="third" font-size="14"', 'Roots', '<text> needs the class "main"'],
  ['diagrams', 'class="main" font-size="14"', '<tspan>A</tspan><tspan>B</tspan>', '<text> has several parts.'],
])('in art/%s, <text %s>%s</text> is an error', (folder, attributes, words, sentence) => {
  const [first, ...others] = sentences(`art/${folder}/roots.svg`, `<text ${attributes}>${words}</text>`);
  expect(first).toContain(sentence);
  expect(others).toEqual([]);
});

test('a diagram may have 4 kB when compressed', () => {
  const noise = randomBytes(4096).toString('hex');
  const { text } = tidy('art/diagrams/roots.svg', `<path class="main" d="M0 0" id="${noise}"/>`);
  expect(drawingErrors('art/plates/roots.svg', text)).toEqual([]);
  expect(drawingErrors('art/diagrams/roots.svg', text)[0]?.text).toContain('at most 4096 load fast enough');
});
