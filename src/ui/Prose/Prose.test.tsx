import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArticleProse } from './ArticleProse';
import { Prose } from './Prose';

const html = (text: string) => renderToStaticMarkup(<Prose text={text} />).replaceAll(/ class="[^"]*"/g, '');

test('code in a known language is highlighted with classes', () => {
  const parts = renderToStaticMarkup(<ArticleProse text={'```js\n// One\nconst a = "b";\n```'} />);
  expect(parts).toMatch(/<code><span class="\S*comment\S*">\/\/ One\n<\/span><span class="\S*keyword/);
  expect(parts).toMatch(/<span class="\S*string\S*">&quot;b&quot;<\/span>;\n<\/code><\/pre>/);
});

test('code in an unknown language is not highlighted, and can be copied in an article', () => {
  const text = '```promql\nrate(x[5m]) < 1\n```';
  const code = '<code>rate(x[5m]) &lt; 1\n</code></pre>';
  expect(html(text)).toContain(code);
  const article = renderToStaticMarkup(<ArticleProse text={text} />);
  expect(article).toContain(code);
  expect(article).toContain('aria-label="Copy promql code"');
  expect(renderToStaticMarkup(<ArticleProse text={'```\nx\n```'} />)).toContain('aria-label="Copy code"');
});

test('headings of any level become headings of one level, below that of the section', () => {
  const text = '# One\n\n#### Two\n\nThree\n-----';
  expect(html(text)).toBe('<h3>One</h3>\n<h3>Two</h3>\n<h3>Three</h3>');
});

test('footnotes have no headline, and ids of their own in each text', () => {
  const text = 'It grows.[^1]\n\n[^1]: Measured.';
  const page = renderToStaticMarkup(
    <>
      <Prose text={text} />
      <Prose text={text} />
    </>,
  );
  expect(page).not.toMatch(/<h\d|footnote-label/);
  const ids = Array.from(page.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
  const targets = Array.from(page.matchAll(/ href="#([^"]+)"/g), ([, id]) => id);
  expect(new Set(ids).size).toBe(4);
  expect(targets.toSorted()).toEqual(ids.toSorted());
  expect(page).toContain('aria-label="Back to the text of note 1"');
});

test('two tildes strike words through, and one does not', () => {
  expect(html('In 5~10 to 3~7 days, ~~at most~~')).toBe('<p>In 5~10 to 3~7 days, <del>at most</del></p>');
});

test('HTML in Markdown stays text', () => {
  expect(html('Not <b>bold</b>')).toBe('<p>Not &lt;b&gt;bold&lt;/b&gt;</p>');
});

test('a phone number can be a link; a script cannot', () => {
  expect(html('[Call us](tel:+19195550142)')).toBe('<p><a href="tel:+19195550142">Call us</a></p>');
  expect(html('[Call us](javascript:alert)')).toBe('<p><a href="">Call us</a></p>');
});

test.each(['```\n```', '```js\n```'])('the empty code block %j renders', (text) => {
  expect(renderToStaticMarkup(<ArticleProse text={text} />)).toMatch(/<pre[^>]*><code><\/code><\/pre>/);
});
