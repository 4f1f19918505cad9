import { expect, test } from 'vitest';
import { relatedArticles } from './relatedArticles';

test('articles of the same topic come first, then the newest, without the article itself and exceptions', () => {
  const topics = ['Design', 'Cloud', 'Security', 'Design', 'Cloud', 'Cloud'];
  const articles = topics.map((topic, index) => ({ id: String(6 - index), topic }));
  const related = relatedArticles({ id: '2', topic: 'Cloud' }, articles, ['4']);
  expect(related.map(({ id }) => id)).toEqual(['5', '1', '6', '3']);
});
