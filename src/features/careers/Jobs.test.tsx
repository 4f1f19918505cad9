import { expect, test } from 'vitest';
import { links, texts } from '../../../tests/support/parts.ts';
import { renderPart } from '../../../tests/support/renderPart.ts';
import { Jobs } from './Jobs';

const none = { heading: 'No role is open', text: 'Look again in May.', email: 'jobs@a.example' };
const job = { emblem: undefined, employment: 'Full time' };
const show = (...jobs: Parameters<typeof Jobs>[0]['jobs']) =>
  renderPart(<Jobs heading="Roles" experience="0-3 Years Experience" jobs={jobs} none={none} />);

test('a card names its job, and the office and the pay if there are any', () => {
  const jobs = show(
    { ...job, id: 'one', cardTitle: 'Gardener', office: { city: 'Pune' }, pay: '10 to 12 a month' },
    { ...job, id: 'two', cardTitle: 'Botanist' },
  );
  expect(links(jobs).slice(0, 2)).toEqual([
    ['Learn More: Gardener', '/jobs/one'],
    ['Learn More: Botanist', '/jobs/two'],
  ]);
  const [first, second] = jobs.querySelectorAll('li');
  expect(first && texts(first, 'p')).toEqual(expect.arrayContaining(['10 to 12 a month', 'Pune, Full time']));
  expect(second && texts(second, 'p').at(-1)).toBe('Full time');
  expect(second?.querySelector('[data-pay]')).toBeNull();
});

test('after the last job, and without any, there is a way to apply all the same', () => {
  const application = 'mailto:jobs@a.example?subject=Open%20application';
  expect(links(show({ ...job, id: 'one', cardTitle: 'Gardener' })).at(-1)).toEqual(['jobs@a.example', application]);
  const empty = show();
  expect(texts(empty, 'h3')).toEqual(['No role is open']);
  expect(links(empty)[0]).toEqual(['Send an open application', application]);
});
