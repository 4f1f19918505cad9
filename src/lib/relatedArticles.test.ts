import { expect, test } from 'vitest';
import { relatedArticles } from './relatedArticles';

const [newest, design, cloud, security, oldest] = [
  { id: '5', topic: 'Cloud' },
  { id: '4', topic: 'Design' },
  { id: '3', topic: 'Cloud' },
  { id: '2', topic: 'Security' },
  { id: '1', topic: 'Cloud' },
] as const;
const articles = [newest, design, cloud, security, oldest];

test('articles of the same topic come first, then the newest, and never the article itself', () => {
  expect(relatedArticles(cloud, articles, 9, [])).toEqual([newest, oldest, design, security]);
  expect(relatedArticles(security, articles, 2, [])).toEqual([newest, design]);
});

test('what the page shows anyway is left out', () => {
  expect(relatedArticles(cloud, articles, 2, ['5', '4'])).toEqual([oldest, security]);
});
