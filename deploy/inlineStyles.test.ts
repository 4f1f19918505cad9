import { expect, test } from 'vitest';
import { withInlineStyles } from './inlineStyles.ts';

const sheets: Record<string, string> = {
  '/_astro/page.css': 'p{color:red}.used{color:green}.unused{color:blue}',
  '/_astro/own.css': '.state{color:tan}[data-open] .used{color:pink}.other{color:navy}',
};
const page = (file: string, body: string) => ({
  file,
  html: `<title>x</title><link rel="stylesheet" href="/_astro/page.css"><style>i{margin:0}</style><link rel="stylesheet" href="/_astro/own.css">${body}`,
});
const inline = (...pages: ReturnType<typeof page>[]) =>
  withInlineStyles(pages, ['const styles={state:"state"}'], (path) => sheets[path] ?? '');
const styleOf = (html: string) => /<style>(.*)<\/style>/.exec(html)?.[1];

test('a page carries its styles in one element, in their order, without rules for classes that nothing names', () => {
  const [built] = inline(page('about.html', '<b class="used">'));
  expect(built?.html).toBe(
    '<title>x</title><style>p{color:red}.used{color:green}i{margin:0}.state{color:tan}[data-open] .used{color:pink}</style><b class="used">',
  );
});

test('pages of one route carry the same styles, so that the policy needs one hash for them', () => {
  const [one, other] = inline(page('blog/1.html', '<b class="used">'), page('blog/2.html', '<b class="other">'));
  expect(styleOf(one?.html ?? '')).toContain('.other');
  expect(styleOf(one?.html ?? '')).toBe(styleOf(other?.html ?? ''));
});
