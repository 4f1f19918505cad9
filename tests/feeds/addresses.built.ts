import { expect, test } from 'vitest';
import type { Address } from '../../src/lib/nearAddresses';
import { pages, textAt } from '../support/builtSite.ts';
import { articles, jobs, services } from '../support/content.ts';

const addresses: Address[] = JSON.parse(textAt('/addresses.json'));
const at = (path: string) => addresses.find((address) => address.path === path);

test('the list for the not-found pages has every page once, under a name', () => {
  expect(addresses.map(({ path }) => path).sort()).toEqual([...pages].sort());
  expect(addresses.filter(({ name }) => name === '')).toEqual([]);
});

test('a service, a role and an article can be asked for by the long words of their titles', () => {
  const titled = [
    ...services.map(({ id, title }) => ({ path: `/services/${id}`, titles: [title] })),
    ...jobs.map(({ id, title, cardTitle }) => ({ path: `/jobs/${id}`, titles: [title, cardTitle] })),
    ...articles.map(({ id, title }) => ({ path: `/blog/${id}`, titles: [title] })),
  ];
  const missing = titled.flatMap(({ path, titles }) =>
    titles
      .flatMap((title) => title.toLowerCase().match(/[\p{L}\p{N}]{5,}/gu) ?? [])
      .filter((word) => !at(path)?.words.includes(word))
      .map((word) => `${path}: ${word}`),
  );
  expect(missing).toEqual([]);
});
