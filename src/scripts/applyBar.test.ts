// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { requiredChild } from '@/lib/dom';
import { stubObserver } from '../../tests/support/observer';

afterEach(() => vi.unstubAllGlobals());

test('the bar is shown after the first button, while no other button and no footer is in view', async () => {
  document.body.innerHTML = `<p id="first" data-apply></p><p id="last" data-apply></p>
    <div data-apply-bar hidden></div><footer></footer>`;
  const part = (selector: string) => requiredChild(document, selector);
  const [first, last, footer, bar] = [part('#first'), part('#last'), part('footer'), part('[data-apply-bar]')];
  const isShown = () => bar.hasAttribute('data-shown');
  const setBottom = (bottom: number) =>
    vi.spyOn(first, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, bottom - 56, 350, 56));
  const view = stubObserver();
  await import('./applyBar');
  expect(bar.hidden).toBe(false);

  // Below the first screen, with large text.
  setBottom(1200);
  view.show(first, 0);
  expect(isShown()).toBe(false);
  setBottom(600);
  view.show(first, 1);
  expect(isShown()).toBe(false);
  setBottom(-10);
  view.show(first, 0);
  expect(isShown()).toBe(true);
  view.show(last, 0.1);
  expect(isShown()).toBe(false);
  view.show(last, 0);
  expect(isShown()).toBe(true);
  view.show(footer, 0.1);
  expect(isShown()).toBe(false);
});
