// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { requiredChild } from '@/lib/dom';

test('the bar is shown after the first button, while no other button and no footer is in view', async () => {
  document.body.innerHTML = `<p id="first" data-apply></p><p id="last" data-apply></p>
    <div data-apply-bar hidden></div><footer></footer>`;
  const bar = requiredChild(document, '[data-apply-bar]');
  const tops = { '#first': 900, '#last': 3000, footer: 4000 };
  for (const [selector, top] of Object.entries(tops))
    vi.spyOn(requiredChild(document, selector), 'getBoundingClientRect').mockImplementation(
      () => new DOMRect(0, top - scrollY, 350, 100),
    );
  vi.stubGlobal('innerHeight', 800);
  await import('./applyBar');
  expect(bar.hidden).toBe(false);

  const isShownAt = (top: number) => {
    vi.stubGlobal('scrollY', top);
    dispatchEvent(new Event('scroll'));
    return bar.hasAttribute('data-shown');
  };
  // Below the first screen, in view, past it, the last button in view, between it and the footer, the footer in view.
  const shown = [0, 500, 1001, 2300, 3150, 3300].map(isShownAt);
  expect(shown).toEqual([false, false, true, false, true, false]);
  vi.unstubAllGlobals();
});
