import { expect, test } from 'vitest';
import { texts } from '../../../../tests/support/parts.ts';
import { renderPart } from '../../../../tests/support/renderPart.ts';
import { JobHero } from './JobHero';

const job = {
  title: 'Gardener',
  description: 'Look after what grows.',
  experience: '2 years',
  employment: 'Full time',
  conditions: [],
  apply: { label: 'Apply', href: 'mailto:jobs@a.example' },
  note: 'Send a leaf.',
  email: 'jobs@a.example',
  picture: { src: '/pots.svg', width: 1, height: 1, alt: '' },
};

test('the office, the pay and the days of a job are optional', () => {
  const facts = (hero: typeof job) => texts(renderPart(<JobHero {...hero} />), 'dd');
  expect(facts(job)).toEqual(['2 years', 'Full time']);
  const all = {
    ...job,
    pay: 'EUR 50,000',
    office: { city: 'Berlin' },
    posted: new Date('2026-03-12'),
    closes: new Date('2026-04-30'),
  };
  expect(facts(all)).toEqual(['EUR 50,000', '2 years', 'Berlin', 'Full time', 'Mar 12, 2026', 'Apr 30, 2026']);
});
