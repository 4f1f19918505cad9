// @vitest-environment happy-dom
// happy-dom does not know the name of details elements, like older browsers.
import { beforeAll, expect, test } from 'vitest';
import { requiredChild } from '@/lib/dom';

const openQuestions = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

beforeAll(async () => {
  document.body.innerHTML = `
    <details name="faq" id="faq-1"></details><details name="faq" id="faq-2"></details>
    <p id="text"></p><a href="#faq-1"><b>A link</b></a>`;
  location.hash = '#faq-1';
  await import('./Questions.script');
});

test('the address of a question opens it and no other, on load and later; any other address is ignored', () => {
  expect(openQuestions()).toEqual(['faq-1']);
  for (const hash of ['#faq-2', '#faq-9', '#text', '#%']) {
    location.hash = hash;
    dispatchEvent(new Event('hashchange'));
  }
  expect(openQuestions()).toEqual(['faq-2']);
});

test('a link to the question of the current address opens it again', () => {
  location.hash = '#faq-1';
  const question = requiredChild<HTMLDetailsElement>(document, '#faq-1');
  question.open = false;
  requiredChild<HTMLElement>(document, 'b').click();
  expect(question.open).toBe(true);
});
