import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Prose } from './Prose';

const html = (text: string) => renderToStaticMarkup(<Prose text={text} />).replaceAll(/ class="[^"]*"/g, '');

test('a table in Markdown is a table that scrolls, and its columns are aligned without a style of their own', () => {
  expect(html('| Plant | Height |\n| --- | ---: |\n| Vine | 3 m |')).toBe(
    '<div tabindex="0"><table><thead><tr><th>Plant</th><th data-align="right">Height</th></tr></thead>' +
      '<tbody><tr><td>Vine</td><td data-align="right">3 m</td></tr></tbody></table></div>',
  );
});

test('a quote in Markdown is a quote', () => {
  expect(html('> It grows.')).toBe('<blockquote>\n<p>It grows.</p>\n</blockquote>');
});

test('HTML in Markdown stays text', () => {
  expect(html('Not <b>bold</b>')).toBe('<p>Not &lt;b&gt;bold&lt;/b&gt;</p>');
});
