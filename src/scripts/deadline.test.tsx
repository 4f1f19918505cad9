// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { BulletSection } from '@/sections/BulletSection/BulletSection';
import { JobHero } from '@/sections/JobHero/JobHero';

const link = { label: 'Apply Now', href: 'mailto:a@b.example' };

/** Opens a page that was built while the role was open. */
async function openAt(moment: string) {
  vi.setSystemTime(moment);
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <JobHero
        title="Gardener"
        lead="One sentence."
        breadcrumb={{ label: '', parent: 'Careers', position: 'Role 1 of 1' }}
        facts={[{ label: 'Closes', value: 'November 20, 2026', closedLabel: 'Closed' }]}
        deadline="2026-11-20T18:30:00.000Z"
        apply={{
          link,
          address: { label: 'or', email: 'a@b.example' },
          copy: { label: 'Copy', done: 'Copied', failed: 'Select it' },
        }}
        closed={{ lead: 'It closed.', roles: 'See open roles', question: '', write: 'Write', promise: '', email: '' }}
        picture={{ src: '/a.svg', width: 1, height: 1 }}
        logoAlt=""
      />
      <BulletSection
        heading="Requirements"
        items={['Roots']}
        apply={{ link, note: 'Opens an email.', closed: 'It closed.' }}
      />
    </>,
  );
  vi.resetModules();
  await import('./deadline');
}

const facts = () => [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
const links = () => [...document.querySelectorAll('a')].map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers();
});

test('a tab that stays open says that the role is closed, within a minute', async () => {
  await openAt('2026-11-20T18:29:30Z');
  expect(facts()).toEqual(['ClosesNovember 20, 2026']);
  expect(links().filter((label) => label === 'Apply Now')).toHaveLength(2);
  vi.advanceTimersByTime(60_000);
  expect(facts()).toEqual(['ClosedNovember 20, 2026']);
  expect(links()).toEqual(['Careers', 'See open roles', 'Write']);
  expect(document.body.textContent.match(/It closed\./g)).toHaveLength(2);
  expect(document.querySelectorAll('button')).toHaveLength(0);
});

test('a page that was built before the deadline says so at once', async () => {
  await openAt('2026-11-21T09:00:00Z');
  expect(links()).toEqual(['Careers', 'See open roles', 'Write']);
});
