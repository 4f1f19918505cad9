// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { stubObserver } from '../../tests/support/observer';
import { visibleThreshold, whenSeen } from './whenSeen';

afterEach(() => vi.unstubAllGlobals());

test('an element that is too tall for the window counts as seen with what fits, also after a resize', () => {
  const view = stubObserver();
  const card = document.createElement('article');
  vi.spyOn(card, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 1000));
  // Elements of other tests may still be observed.
  const watchedCards = () => [...view.watched].filter(({ target }) => target === card);
  const thresholds = () => watchedCards().map(({ threshold }) => threshold);
  vi.stubGlobal('innerHeight', 900);
  const seen = vi.fn();
  whenSeen(card, 0.3, seen);
  expect(thresholds()).toEqual([0.3]);

  vi.stubGlobal('innerHeight', 200);
  dispatchEvent(new Event('resize'));
  expect(thresholds()).toEqual([0.196]);
  view.show(card, 0.2);
  expect(seen).toHaveBeenCalledOnce();

  dispatchEvent(new Event('resize'));
  expect(thresholds()).toEqual([]);
});

test.each([
  [800, 844, 0.5],
  [1000, 390, 0.3822],
  [0, 844, 0.5],
])('of an element %i pixels high, half or what fits into %i must be seen', (height, viewHeight, share) => {
  expect(visibleThreshold(0.5, height, viewHeight)).toBeCloseTo(share, 4);
});
