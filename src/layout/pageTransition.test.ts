// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import './pageTransition';

const named = () => [...document.querySelectorAll('[data-plate]')].map(({ id }) => id);

const skipTransition = vi.fn();

/** Clicks without leaving, then leaves. */
function leaveBy(selector: string, navigationType = 'push') {
  const link = document.querySelector<HTMLElement>(selector);
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
  dispatchEvent(
    Object.assign(new Event('pageswap'), { viewTransition: { skipTransition }, activation: { navigationType } }),
  );
}

beforeEach(() => {
  skipTransition.mockClear();
  document.body.innerHTML = `
    <div id="own" data-plate=""><picture></picture></div>
    <article><picture id="card"></picture><a class="card" href="/services/one">One</a></article>
    <a class="nearby" href="/blog/1"><picture id="nearby"></picture></a>
    <nav><a class="plain" href="/about">About</a></nav>`;
});

test.each([
  ['a card', '.card', 'card'],
  ['a link with a picture', '.nearby', 'nearby'],
])('after a click on %s only its picture has a view transition', (_, selector, plate) => {
  leaveBy(selector);
  expect(named()).toEqual([plate]);
  expect(skipTransition).not.toHaveBeenCalled();
});

test.each([
  ['a click on a link without a picture', '.plain', 'push'],
  ['going back', '.card', 'traverse'],
])('%s skips the view transition', (_, selector, way) => {
  leaveBy(selector, way);
  expect(named()).toEqual([]);
  expect(skipTransition).toHaveBeenCalledOnce();
});
