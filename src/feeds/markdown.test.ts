import { expect, test } from 'vitest';
import { markdownOf } from './markdown';

const page = (main: string) => `<!doctype html><html><body><header>Menu</header><main>${main}</main></body></html>`;
const text = (main: string) => markdownOf(page(main), 'https://site.example/about').trim();

test('a page becomes its text, without what only helps to look at it', () => {
  expect(
    text('<nav>Up</nav><h1>Title</h1><p>One <b>word</b>.</p><svg></svg><button>Next</button><p hidden>x</p>'),
  ).toBe('# Title\n\nOne **word**.');
});

test('links say which site they mean', () => {
  expect(text('<p><a href="/contact">Write</a> or <a href="#top">go up</a></p>')).toBe(
    '[Write](https://site.example/contact) or [go up](https://site.example/about#top)',
  );
});

test('what only the layout keeps apart gets a space, and punctuation none', () => {
  expect(text('<p><b>Ada</b><span>Founder</span></p>')).toBe('**Ada** Founder');
  expect(text('<p><span>Learn More</span><span>: Web</span></p>')).toBe('Learn More: Web');
});

test('code stays as it is, whatever its colors', () => {
  expect(text('<pre><code><span>let</span> <span>a</span><span>=</span>1\n</code></pre>')).toBe('```\nlet a=1\n```');
});

test('a question is the heading of its answer', () => {
  expect(text('<details><summary>Why?</summary><p>Because.</p></details>')).toBe('### Why?\n\nBecause.');
});
