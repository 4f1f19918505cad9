import { expect, test } from 'vitest';
import { readSvg } from './readSvg';

const svg = (shapes: string, root = 'class="night" viewBox="0 0 40 40"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${root}>${shapes}</svg>`;
const bodyOf = (shapes: string) => readSvg('art/a.svg', svg(shapes)).body;

test('a drawing loses its style sheet, its ids, groups without attributes and what drawing programs add', () => {
  const { body, scheme, classes, root } = readSvg(
    'art/a.svg',
    `<?xml version="1.0"?><!-- Created with Inkscape -->
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
      class="night" viewBox="0 0 40 40" preserveAspectRatio="xMidYMin slice">
      <metadata>Words</metadata>
      <style>.main { fill: #d6e1c6 }</style>
      <script>go()</script>
      <g id="leaf-1" inkscape:label="Leaf"><path class="main bloom-line" id="a" d="M0 0h9v9z"/></g>
      <g class="leaf"><g><path d="M0 0h9"/></g></g>
    </svg>`,
  );
  expect(body).toBe('<path class="main bloom-line" d="M0 0h9v9z"/><g class="leaf"><path d="M0 0h9"/></g>');
  expect(scheme).toBe('night');
  expect(classes).toEqual(['main', 'bloom-line', 'leaf']);
  expect(root).toMatchObject({ viewBox: '0 0 40 40', preserveAspectRatio: 'xMidYMin slice' });
});

test('a color without a class stays; one in the style attribute replaces the class', () => {
  expect(bodyOf('<path fill="#123456" d="M0 0h9v9z"/>')).toBe('<path fill="#123456" d="M0 0h9v9z"/>');
  const recolored = bodyOf('<path class="main second-line draw" style="fill:#123456;opacity:.5" d="M0 0h9v9z"/>');
  expect(recolored).toBe('<path class="second-line draw" d="M0 0h9v9z" fill="#123456" opacity=".5"/>');
});

test('a drawing with colors of its own needs no scheme', () => {
  const { body, scheme } = readSvg('art/a.svg', svg('<path fill="#123456" d="M0 0h9v9z"/>', 'viewBox="0 0 4 4"'));
  expect([body, scheme]).toEqual(['<path fill="#123456" d="M0 0h9v9z"/>', 'paper']);
});

test('what goes is invisible in the file, because only the animation of a page shows it', () => {
  expect(bodyOf('<path class="goes" opacity="0" d="M0 0h9"/>')).toBe('<path class="goes" opacity="0" d="M0 0h9"/>');
  expect(() => bodyOf('<path class="goes" d="M0 0h9"/>')).toThrow('art/a.svg: a shape with the class "goes" needs');
});

test('an unknown class or scheme is reported with its file', () => {
  expect(() => bodyOf('<path class="mian" d="M0 0h9"/>')).toThrow('art/a.svg: the class "mian" is not known.');
  expect(() => readSvg('art/a.svg', svg('', 'class="nihgt" viewBox="0 0 4 4"'))).toThrow(
    'art/a.svg: the class of <svg> should be its color scheme, one of: paper, ',
  );
});
