import { expect, test } from 'vitest';
import { one } from '../../../tests/support/parts.ts';
import { renderPart } from '../../../tests/support/renderPart.ts';
import { CareersHero } from './CareersHero';

/** The addresses of the links, the filled one first. */
function addresses(openJobs: number) {
  const hero = renderPart(
    <CareersHero
      label="Careers"
      heading="Join us"
      lead="We hire."
      link={{ label: 'Talk to us', href: '/contact' }}
      openJobs={openJobs}
      picture={{ src: '/pots.svg', width: 1, height: 1, alt: '' }}
    />,
  );
  const filled = one(hero, 'a[class*=primary]').getAttribute('href');
  return [filled, ...Array.from(hero.querySelectorAll('a:not([class*=primary])'), (link) => link.getAttribute('href'))];
}

test('the filled button leads to the open jobs, or without any to the form', () => {
  expect(addresses(2)).toEqual(['/career#roles', '/contact']);
  expect(addresses(0)).toEqual(['/contact']);
});
