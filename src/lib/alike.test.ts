import { expect, test } from 'vitest';
import { alikeIn } from './alike';

const article = (id: number, topic: string, ...services: string[]) => ({ id: String(id), topic, services });
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);

const articles = [
  article(7, 'Cloud'),
  article(6, 'Design', 'web'),
  article(5, 'Cloud', 'web'),
  article(4, 'AI', 'web', 'cloud'),
  article(3, 'Cloud', 'cloud'),
  article(2, 'Security'),
  article(1, 'Cloud', 'cloud'),
] as const;
const alike = alikeIn(articles);

test('what shares most comes first, then what is nearest in the list', () => {
  expect(ids(alike(articles[4], 9))).toEqual(['1', '4', '5', '7']);
});

test('as many as are asked for, without those that are shown anyway, and never the article itself', () => {
  expect(ids(alike(articles[4], 2))).toEqual(['1', '4']);
  expect(ids(alike(articles[4], 2, ['1']))).toEqual(['4', '5']);
  expect(ids(alike(articles[4], 1, ['1', '4', '5', '7']))).toEqual([]);
});

test('an article that shares nothing has none', () => {
  expect(alike(articles[5], 3)).toEqual([]);
});

test('a thousand articles of one topic each lead to their own neighbors', () => {
  const many = Array.from({ length: 1000 }, (_, index) => article(1000 - index, 'Cloud'));
  expect(ids(alikeIn(many)(many[500] ?? article(0, ''), 3))).toEqual(['501', '499', '502']);
});
