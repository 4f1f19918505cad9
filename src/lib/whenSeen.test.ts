// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { stubObserver } from '../../tests/support/observer';
import { whenSeen } from './whenSeen';

afterEach(() => vi.unstubAllGlobals());

test.each([
  { height: 800, windowHeight: 844, share: 0.5, notYet: 0.49, seen: 0.5 },
  { height: 1000, windowHeight: 390, share: 0.5, notYet: 0.35, seen: 0.36 },
  { height: 800, windowHeight: 844, share: 0, notYet: 0, seen: 0.01 },
])('of an element $height pixels high, $share or what fits into $windowHeight must be seen, once', (size) => {
  const view = stubObserver();
  const card = document.createElement('article');
  vi.spyOn(card, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, size.height));
  vi.stubGlobal('innerHeight', size.windowHeight);
  const seen = vi.fn();
  whenSeen(card, size.share, seen);
  view.show(card, size.notYet);
  expect(seen).not.toHaveBeenCalled();
  view.show(card, size.seen);
  expect(seen).toHaveBeenCalledOnce();
  view.show(card, 1);
  expect(seen).toHaveBeenCalledOnce();
});
