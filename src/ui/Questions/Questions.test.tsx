// @vitest-environment happy-dom
// happy-dom does not know the name of details elements, like older browsers. Questions.spec.ts presses questions.
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { requiredChild } from '@/lib/dom';
import { texts } from '../../../tests/support/parts.ts';
import { renderPart } from '../../../tests/support/renderPart.ts';
import { Questions } from './Questions';

const several = {
  id: 'faq',
  questions: [
    { id: 3, question: 'Who owns the code?', answer: 'You do. [Ask us](/contact).' },
    { id: 7, question: 'Was kostet die Betriebsdatenerfassung, und was heißt „später“?', answer: 'We stay.' },
    { id: 12, question: 'And the data?', answer: 'As question [3](#faq-3) says.' },
  ],
};

test('of several questions each folds and keeps its number as its address; the first answer may be open', () => {
  const list = renderPart(<Questions {...several} />);
  expect([...list.querySelectorAll('details:not([open])')].map(({ id }) => id)).toEqual(['faq-3', 'faq-7', 'faq-12']);
  expect(texts(list, 'summary h3')).toEqual(several.questions.map(({ question }) => question));
  expect(list.querySelector('details a')?.getAttribute('href')).toBe('/contact');
  const open = renderPart(<Questions {...several} isFirstOpen />);
  expect([...open.querySelectorAll('details[open]')].map(({ id }) => id)).toEqual(['faq-3']);
});

test('a single question is plain text with the same address', () => {
  const part = renderPart(<Questions id="price" questions={several.questions.slice(0, 1)} />);
  expect(part.querySelectorAll('details')).toHaveLength(0);
  expect(texts(part, '#price-3 h3')).toEqual(['Who owns the code?']);
});

const openQuestions = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);
const question = (id: string) => requiredChild<HTMLDetailsElement>(document, `#${id}`);

function goTo(hash: string) {
  location.hash = hash;
  dispatchEvent(new Event('hashchange'));
}

// The script listens to the whole page, so it runs once.
beforeAll(async () => {
  const other = { ...several, id: 'price' };
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <Questions {...several} />
      <Questions {...other} isFirstOpen />
    </>,
  );
  location.hash = '#faq-7';
  await import('./Questions.script');
});

test('the address of a question opens it, and closes the open one of its list; no other address does', () => {
  expect(openQuestions()).toEqual(['faq-7', 'price-3']);
  for (const hash of ['#faq-12', '#faq-9', '#%']) goTo(hash);
  expect(openQuestions()).toEqual(['faq-12', 'price-3']);
});

test('a link to the question of the current address opens it again', () => {
  goTo('#faq-3');
  question('faq-3').open = false;
  requiredChild<HTMLElement>(question('faq-12'), 'a').click();
  expect(openQuestions()).toEqual(['faq-3', 'price-3']);
});
