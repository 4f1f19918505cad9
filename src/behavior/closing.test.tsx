// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { BulletSection } from '@/sections/BulletSection/BulletSection';
import { JobHero } from '@/sections/JobHero/JobHero';

const selfCheck = { fit: '', none: 'Tick', some: '', most: '', all: '', kept: 'Kept', clear: 'Clear' };

/** A page that was built while the role was open, opened at a moment. */
async function openAt(moment: string) {
  vi.setSystemTime(moment);
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <JobHero
        title="Gardener"
        lead="One sentence."
        crumb={{ label: '', parent: 'Careers', place: 'Role 1 of 1' }}
        facts={[{ label: 'Closes', value: 'November 20, 2026', ended: 'Closed' }]}
        left={{ label: 'Left', ends: '2026-11-20T18:30:00.000Z', days: '{days} days', lastDay: 'Last day' }}
        apply={{
          link: { label: 'Apply Now', href: 'mailto:a@b.example' },
          address: { label: 'or', email: 'a@b.example' },
          copy: { label: 'Copy', done: 'Copied', failed: 'Select it' },
        }}
        closed={{ lead: 'It closed.', roles: 'See open roles', question: '', write: 'Write', promise: '', email: '' }}
        picture={{ src: '/a.svg', width: 1, height: 1 }}
        logoAlt=""
      />
      <BulletSection heading="Requirements" items={['Roots', 'Leaves']} selfCheck={selfCheck} />
      <p id="outline" />
    </>,
  );
  vi.resetModules();
  await import('./selfCheck');
  await import('./closing');
}

const facts = () => [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
const links = () => [...document.querySelectorAll('a')].map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers();
});

test('days are counted with the one that has begun, and are marked from seven down', async () => {
  const told: (string | null | undefined)[][] = [];
  for (const moment of ['2026-11-13T18:29:00Z', '2026-11-13T18:31:00Z', '2026-11-19T18:31:00Z']) {
    await openAt(moment);
    const soon = document.querySelector('[data-soon]')?.textContent;
    told.push([facts()[1], soon]);
  }
  expect(told).toEqual([
    ['Left8 days', undefined],
    ['Left7 days', '7 days'],
    ['LeftLast day', 'Last day'],
  ]);
});

test('a tab that stays open says that the role is closed, within a minute', async () => {
  await openAt('2026-11-20T18:29:30Z');
  expect(links()).toContain('Apply Now');
  expect(document.querySelectorAll('input')).toHaveLength(2);
  vi.advanceTimersByTime(60_000);
  expect(facts()).toEqual(['ClosedNovember 20, 2026']);
  expect(links()).toEqual(['Careers', 'See open roles', 'Write']);
  expect(document.body.textContent).toContain('It closed.');
  expect(document.querySelectorAll('input, button')).toHaveLength(0);
  const items = [...document.querySelectorAll('li')].map((item) => item.lastElementChild?.outerHTML);
  expect(items.slice(-2)).toEqual(['<span>Roots</span>', '<span>Leaves</span>']);
});

test('a page that was built before says so at once', async () => {
  await openAt('2026-11-21T09:00:00Z');
  expect(links()).toEqual(['Careers', 'See open roles', 'Write']);
});
