// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import './nextPage';

const named = () => [...document.querySelectorAll('[data-plate]')].map(({ id }) => id);

/** Clicks without leaving, then leaves. */
function leaveBy(selector: string) {
  const link = document.querySelector<HTMLElement>(selector);
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
  dispatchEvent(new Event('pageswap'));
}

beforeEach(() => {
  document.body.innerHTML = `
    <div id="own" data-plate=""><picture></picture></div>
    <article><picture id="card"></picture><a class="card" href="/services/one">One</a></article>
    <a class="nearby" href="/blog/1"><picture id="nearby"></picture></a>
    <nav><a class="plain" href="/about">About</a></nav>`;
});

test.each([
  ['a card', '.card', ['card']],
  ['a link with a plate', '.nearby', ['nearby']],
  ['a link without one', '.plain', []],
])('only the plate of %s that was clicked keeps its place', (_, selector, plates) => {
  leaveBy(selector);
  expect(named()).toEqual(plates);
});
