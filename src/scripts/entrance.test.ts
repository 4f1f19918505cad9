// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { requiredChild } from '@/lib/dom';
import { stubObserver } from '../../tests/support/observer';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('a card waits until its share of 30 % is in view, once', async () => {
  const view = stubObserver();
  document.body.innerHTML = '<article data-enter="" data-enter-at="0.3">Leadership</article>';
  await import('./entrance');
  const card = requiredChild(document, 'article');
  expect(card.dataset.enter).toBe('waiting');
  view.show(card, 0.29);
  expect(card.dataset.enter).toBe('waiting');
  view.show(card, 0.3);
  expect(card.dataset.enter).toBe('in');
  expect(view.watched.size).toBe(0);
});
