// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { stubObserver } from '../../tests/support/observer';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function showCard() {
  document.body.innerHTML = '<article data-enter="" data-enter-at="0.3">Leadership</article>';
  await import('./entrance');
  const card = document.querySelector('article');
  if (!card) throw new Error('no card');
  return card;
}

test('a card waits until its share of 30 % is in view, once', async () => {
  const view = stubObserver();
  const card = await showCard();
  expect(card.dataset.enter).toBe('waiting');
  view.show(card, 0.29);
  expect(card.dataset.enter).toBe('waiting');
  view.show(card, 0.3);
  expect(card.dataset.enter).toBe('in');
  expect(view.watched.size).toBe(0);
});

test('nothing waits where nothing can be observed', async () => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  expect((await showCard()).dataset.enter).toBe('');
});
