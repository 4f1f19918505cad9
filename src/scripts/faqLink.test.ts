// @vitest-environment happy-dom
import { expect, test } from 'vitest';

test('the address of a question opens it, on load and later; any other address is ignored', async () => {
  document.body.innerHTML = '<details id="faq-1"></details><details id="faq-2"></details><p id="text"></p>';
  const open = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);
  location.hash = '#faq-1';
  await import('./faqLink');
  expect(open()).toEqual(['faq-1']);
  for (const hash of ['#faq-2', '#faq-9', '#text', '#%']) {
    location.hash = hash;
    dispatchEvent(new Event('hashchange'));
  }
  expect(open()).toEqual(['faq-1', 'faq-2']);
});
