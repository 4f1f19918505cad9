import { describe, expect, test } from 'vitest';
import { readMark } from './markFile';

const svg = (content: string, attributes = 'viewBox="0 0 30 30"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

describe('the mark of a company as a file', () => {
  test('has its darker color for the ink and the other for the accent', () => {
    const found = readMark(svg('<path fill="#ff6f5c" d="M0 0h9z"/><g fill="navy"><path d="M1 1h9z"/></g>'));
    expect(found).toEqual({ ink: [{ d: 'M1 1h9z' }], accent: [{ d: 'M0 0h9z' }] });
  });

  test('is brought to the square on which marks stand', () => {
    const found = readMark(
      svg('<g transform="rotate(9)"><path d="M0 0h9z" fill-rule="evenodd"/></g>', 'viewBox="10 20 60 60"'),
    );
    const transform = 'scale(0.5) translate(-10 -20) rotate(9)';
    expect(found).toEqual({ ink: [{ d: 'M0 0h9z', transform, fillRule: 'evenodd' }], accent: [] });
  });

  test('may be made of rectangles, circles and polygons', () => {
    const shapes = '<rect width="6" height="30"/><circle cx="9" cy="9" r="3"/><polygon points="0,0 9,0 9,9"/>';
    expect(readMark(svg(shapes))).toEqual({
      ink: [{ d: 'M0 0h6v30h-6z' }, { d: 'M6 9a3 3 0 0 1 6 0a3 3 0 0 1 -6 0z' }, { d: 'M0,0 9,0 9,9z' }],
      accent: [],
    });
  });

  test.each([
    ['<script>go()</script>', 'has a <script> element'],
    ['<path onclick="go()" d="M0 0"/>', 'has an event handler, "onclick"'],
    ['<use href="https://example.com/a.svg#b"/>', 'refers to "https://example.com/a.svg#b", which is outside the file'],
    ['<style>path{fill:red}</style>', 'has a style. Give each shape a fill of its own'],
    ['<path style="fill:red" d="M0 0"/>', 'has a style. Give each shape a fill of its own'],
    ['<text>H</text>', 'has a <text> element. A mark is made of filled shapes: paths, rectangles, circles, polygons'],
    ['<path stroke="red" d="M0 0"/>', 'has a stroke. Turn it into a shape'],
    ['<rect rx="2" width="6" height="6"/>', 'has a rectangle with round corners. Turn it into a path'],
    ['<path fill="url(#a)" d="M0 0"/>', 'is painted with "url(#a)". A mark has plain colors'],
    ['<path d="M0 0&quot;/>&lt;script>"/>', 'has a shape that cannot be read'],
    ['<path fill="none" d="M0 0"/>', 'has no shape that is filled'],
    [
      '<path d="M0 0"/><path fill="red" d="M0 0"/><path fill="#fff" d="M0 0"/>',
      'has more than two colors: #000000, #ff0000, #ffffff',
    ],
  ])('is refused: %s', (content, mistake) => {
    expect(readMark(svg(content))).toBe(mistake);
  });

  test('is refused where it is no square', () => {
    expect(readMark(svg('<path d="M0 0"/>', 'viewBox="0 0 40 30"'))).toBe('is 40 by 30. A mark stands on a square');
  });
});
