import { describe, expect, test } from 'vitest';
import { type Row, searchIn } from './search';
import { isNumbered, neighbors, suggestions } from './suggestions';

const row = (kind: Row[0], path: string, title: string, also = '', words = ''): Row => [
  kind,
  title,
  '',
  path,
  also,
  words,
];
const rows = [
  row('page', '/', 'Home'),
  row('page', '/career', 'Careers'),
  row('page', '/contact', 'Contact', '', 'gateway'),
  row('page', '/privacy-policy', 'Privacy Policy'),
  row('question', '/#faq-1', 'What does contact cost?'),
  row('service', '/services/web-dev', 'Web Development'),
  row('service', '/services/cloud-solutions', 'Cloud Solutions'),
  ...['Backend', 'React', 'Angular', 'Native'].map((word) =>
    row('role', `/jobs/${word.toLowerCase()}-developer`, `${word} Developer`, word === 'Backend' ? 'engineer' : ''),
  ),
  ...['6', '7', '9', '10'].map((id) =>
    row('article', `/blog/${id}`, id === '7' ? 'OAuth2 without tears' : `Part ${id}`),
  ),
];
const search = await searchIn(rows);
const near = (path: string) => suggestions(path, search).map((entry) => entry.path);

describe('an address that does not exist', () => {
  test.each([
    ['/careers', ['/career']],
    ['/Contact', ['/contact']],
    ['/contact-us', ['/contact']],
    ['/privacy.html', ['/privacy-policy']],
    ['/home/', ['/']],
    ['/web-development', ['/services/web-dev']],
    ['/service/web-dev', ['/services/web-dev']],
    ['/jobs/backend-engineer', ['/jobs/backend-developer']],
    ['/jobs/bakend-developer', ['/jobs/backend-developer']],
    ['/articles/oauth2', ['/blog/7']],
  ])('%s leads to %j', (path, expected) => {
    expect(near(path)).toEqual(expected);
  });

  test.each([
    ['/blog/8', ['/blog/7', '/blog/9']],
    ['/blog/11', ['/blog/10']],
    ['/blog/100', []],
    ['/blog/-1', []],
    ['/jobs/8', []],
  ])('the number in %s leads to its neighbors: %j', (path, expected) => {
    const entries = rows.map(([, title, , own]) => ({ title, path: own }));
    expect([isNumbered(path), neighbors(path, entries).map((entry) => entry.path)]).toEqual([true, expected]);
  });

  test.each([
    '/nowhere',
    '/gateway',
    '/jobs/gardener',
    '/jobs/python-developer',
    '/services/__proto__',
    '/%ff',
    '/💐',
    '',
  ])('%s is close to nothing', (path) => {
    expect(near(path)).toEqual([]);
  });

  test('never leads to more than three', async () => {
    const many = ['Rose Bed', 'Rose Hip', 'Lily Pad', 'Lily Pond'].map((name) => row('page', `/${name}`, name));
    expect(suggestions('/rose-lily', await searchIn(many))).toHaveLength(3);
  });

  test('of great length is read in no time', () => {
    expect(near(`/${'a-'.repeat(50_000)}`)).toEqual([]);
  });
});
