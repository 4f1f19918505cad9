// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { requiredChild } from '@/lib/dom';

test('the heading that is being read is marked: the first, one in the middle, the last', async () => {
  document.body.innerHTML = `<nav data-contents><a href="#one"></a><a href="#two"></a><a href="#%C3%BCber"></a></nav>
    <h2 id="one"></h2><h2 id="two"></h2><h2 id="über"></h2>`;
  const tops = { '#one': 600, '#two': 2000, '#über': 3000 };
  for (const [selector, top] of Object.entries(tops))
    vi.spyOn(requiredChild(document, selector), 'getBoundingClientRect').mockImplementation(
      () => new DOMRect(0, top - scrollY, 350, 40),
    );
  vi.stubGlobal('innerHeight', 1000);
  await import('./tableOfContents');
  const markedAt = (top: number) => {
    vi.stubGlobal('scrollY', top);
    dispatchEvent(new Event('scroll'));
    return [...document.querySelectorAll('[aria-current=true]')].map((link) => link.getAttribute('href'));
  };
  // Above the first heading, before and after the second is at 40 % of the window, at the end, and back in the middle.
  expect([0, 1599, 1601, 2900, 1700].map(markedAt)).toEqual([['#one'], ['#one'], ['#two'], ['#%C3%BCber'], ['#two']]);
  vi.unstubAllGlobals();
});
