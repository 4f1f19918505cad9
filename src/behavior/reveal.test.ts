// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { stubObserver } from '../../tests/support/observer';
import { setMotion } from '../../tests/support/pageState';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  setMotion('on');
});

async function showCard() {
  document.body.innerHTML = '<article><p data-reveal="" data-reveal-at="0.3">Leadership</p></article>';
  await import('./reveal');
  const [card, overlay] = [document.querySelector('article'), document.querySelector<HTMLElement>('p')];
  if (!card || !overlay) throw new Error('no card');
  return { card, state: () => overlay.dataset.reveal };
}

test('blurs until 30 % of the card is in view, once', async () => {
  const view = stubObserver();
  const { card, state } = await showCard();
  expect(state()).toBe('blurred');
  view.show(card, 0.29);
  expect(state()).toBe('blurred');
  view.show(card, 0.3);
  expect(state()).toBe('clear');
  expect(view.watched.size).toBe(0);
  setMotion('off');
  setMotion('on');
  expect(state()).toBe('clear');
});

test('is clear without motion, from the start or later', async () => {
  const view = stubObserver();
  const { state } = await showCard();
  setMotion('off');
  expect(state()).toBe('clear');
  expect(view.watched.size).toBe(0);
  vi.resetModules();
  expect((await showCard()).state()).toBe('clear');
});

test('is clear where nothing can be observed', async () => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  expect((await showCard()).state()).toBe('clear');
});
