// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CareersHero } from './CareersHero';

afterEach(cleanup);

/** The links and whether they are filled. */
function buttons(openJobs: number) {
  const { container } = render(
    <CareersHero
      label="Careers"
      heading="Join us"
      lead="We hire."
      link={{ label: 'Talk to us', href: '/contact' }}
      openJobs={openJobs}
      picture={{ src: '/pots.svg', width: 1, height: 1, alt: '' }}
    />,
  );
  return [...container.querySelectorAll('a')].map((link) => [
    link.getAttribute('href'),
    /primary/.test(link.className),
  ]);
}

test('the filled button leads to the open jobs, or without any to the form', () => {
  expect(buttons(2)).toEqual([
    ['/career#roles', true],
    ['/contact', false],
  ]);
  expect(buttons(0)).toEqual([['/contact', true]]);
});
