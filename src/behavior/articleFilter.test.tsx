// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { byYear } from '@/lib/years';
import { ArticleGrid } from '@/sections/ArticleGrid/ArticleGrid';
import { EarlierArticles } from '@/sections/EarlierArticles/EarlierArticles';

const article = (id: string, title: string, topic: string, day: string) => ({
  id,
  title,
  topic,
  excerpt: 'One sentence.',
  published: new Date(day),
  picture: { src: '/a.svg', width: 4, height: 3 },
});
const cards = [article('6', 'Roots', 'Soil', '2026-03-01'), article('5', 'Leaves', 'Air', '2026-02-01')];
const older = [
  article('4', 'Deep roots', 'Soil', '2026-01-20'),
  article('3', 'Wind', 'Air', '2026-01-05'),
  article('2', 'Rain', 'Air', '2025-06-01'),
  article('1', 'Old roots', 'Air', '2025-05-01'),
];
const words = {
  label: 'Find',
  placeholder: 'Try',
  count: '{count} articles',
  found: '{found} of {total}',
  clear: 'Clear',
  topics: 'Topics',
  all: 'All',
  nothing: 'No article matches “{words}”.',
  showAll: 'Show all',
};
const earlier = {
  heading: 'Earlier',
  note: 'Leaves',
  undated: 'Undated',
  one: '1 article',
  count: '{count} articles',
  older: '',
};
const topics = [
  { name: 'Soil', count: 2 },
  { name: 'Air', count: 4 },
];

beforeEach(async () => {
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <ArticleGrid
        heading="Articles"
        readMore="Read"
        language="en"
        articles={cards}
        filter={{ words, topics, total: 6 }}
      />
      <EarlierArticles words={earlier} language="en" years={byYear(older, 1000)} />
    </>,
  );
  vi.resetModules();
  await import('./articleFilter');
});

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const shown = () =>
  all('[data-article]')
    .filter((element) => !element.hidden)
    .map((element) => element.querySelector('h3, a')?.textContent);
const counts = () => all('[data-count-of]').map((element) => element.textContent);
const open = () => all('details').map((year) => year.hasAttribute('open'));
const found = () => all('[data-found]')[0]?.textContent;
function write(text: string) {
  const field = document.querySelector('input') as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event('input'));
}
const press = (name: string) =>
  all('button')
    .find((button) => button.textContent?.startsWith(name))
    ?.click();

test('everything is there at first, and only the newest year is open', () => {
  expect(shown()).toEqual(['Roots', 'Leaves', 'Deep roots', 'Wind', 'Rain', 'Old roots']);
  expect([found(), counts(), open()]).toEqual(['6 articles', ['2 articles', '2 articles'], [true, false]]);
  expect(all('[data-leaf]')).toHaveLength(older.length);
});

test('a word hides the titles without it, opens the years with it and counts', () => {
  write(' ROOT ');
  expect(shown()).toEqual(['Roots', 'Deep roots', 'Old roots']);
  expect([found(), counts(), open()]).toEqual(['3 of 6', ['1 of 2', '1 of 2'], [true, true]]);
});

test('the leaves that are left out are those of the articles that are', () => {
  write('old roots');
  // The first leaf of a year is that of its oldest article.
  expect(all('[data-leaf]').map((leaf) => leaf.hasAttribute('data-out'))).toEqual([true, true, false, true]);
});

test('a topic and a word work together, a year without a match closes, and the field can be cleared', () => {
  press('Air');
  expect(shown()).toEqual(['Leaves', 'Wind', 'Rain', 'Old roots']);
  expect(all('[aria-pressed="true"]').map((button) => button.textContent)).toEqual(['Air 4']);
  write('r');
  write('rain');
  expect([shown(), open(), counts()]).toEqual([['Rain'], [false, true], ['0 of 2', '1 of 2']]);
  all('[data-clear]')[0]?.click();
  expect(shown()).toHaveLength(4);
});

test('where nothing fits, that is said with the word, and everything can be shown again', () => {
  write('cobol');
  const nothing = all('[data-nothing]')[0];
  expect([nothing?.hidden, nothing?.querySelector('p')?.textContent]).toEqual([false, 'No article matches “cobol”.']);
  expect(all('[data-earlier]')[0]?.hidden).toBe(true);
  press('Show all');
  expect(shown()).toHaveLength(6);
  expect([nothing?.hidden, found(), open()]).toEqual([true, '6 articles', [true, false]]);
  expect(document.activeElement?.id).toBe('find');
});
