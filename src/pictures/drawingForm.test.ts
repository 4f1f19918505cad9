import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkDrawings, tidyDrawing } from './drawingForm';

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" class="panel" viewBox="0 0 350 200">${content}</svg>`;
const tidy = (file: string, content: string) => tidyDrawing(file, svg(content));
const sentences = (file: string, content: string) => tidy(file, content).errors.map(({ text }) => text);

test('a diagram has words as a drawing program saves them, in the typeface of the site or as code', () => {
  const { text, errors } = tidy(
    'art/diagrams/roots.svg',
    '<text class="main" style="font-size:14px;font-family:Arial" x="1" y="2"><tspan x="1" y="2">Roots &amp; leaves</tspan></text>' +
      '<text class="main" x="1" y="9" font-size="14" font-family="monospace">grow()</text>',
  );
  expect(errors).toEqual([]);
  expect(text).toContain('<text class="main" x="1" y="2" font-size="14px">Roots &amp; leaves</text>');
  expect(text).toContain('<text class="main" x="1" y="9" font-size="14" font-family="monospace">grow()</text>');
  expect(tidyDrawing('art/diagrams/roots.svg', text).text).toBe(text);
});

test.each([
  ['plates', 'class="main" font-size="14"', 'Roots', '<text> cannot be drawn.'],
  ['diagrams', 'class="main" font-size="11"', 'Roots', '<text> needs a font-size of at least 12'],
  ['diagrams', 'class="main"', 'Roots', '<text> needs a font-size of at least 12'],
  ['diagrams', 'class="third" font-size="14"', 'Roots', '<text> needs the class "main"'],
  ['diagrams', 'class="main" font-size="14"', '<tspan>A</tspan><tspan>B</tspan>', '<text> has several parts.'],
])('in art/%s, <text %s>%s</text> is refused', (folder, attributes, words, sentence) => {
  const [first, ...others] = sentences(`art/${folder}/roots.svg`, `<text ${attributes}>${words}</text>`);
  expect(first).toContain(sentence);
  expect(others).toEqual([]);
});

test('a diagram may have 4 kB, compressed', () => {
  const root = mkdtempSync(join(tmpdir(), 'drawings-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const { text } = tidy(
    'art/diagrams/roots.svg',
    `<path class="main" d="M0 0" id="${randomBytes(4096).toString('hex')}"/>`,
  );
  for (const folder of ['diagrams', 'plates']) {
    mkdirSync(join(root, 'art', folder), { recursive: true });
    writeFileSync(join(root, 'art', folder, 'roots.svg'), text);
  }
  expect(checkDrawings(root).map(({ file }) => file)).toEqual(['art/diagrams/roots.svg']);
});
