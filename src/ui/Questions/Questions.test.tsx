import { expect, test } from 'vitest';
import { texts } from '../../../tests/support/parts.ts';
import { renderPart } from '../../../tests/support/renderPart.ts';
import { Questions } from './Questions';

const questions = [
  { id: 3, question: 'Who owns the code?', answer: 'You do. [Ask us](/contact).' },
  { id: 7, question: 'And later?', answer: 'We stay.' },
];

test('each question keeps its number as its address, and one answer is open at a time', () => {
  const list = renderPart(<Questions id="faq" questions={questions} />);
  const items = [...list.querySelectorAll('details')];
  expect(items.map((item) => [item.id, item.getAttribute('name')])).toEqual([
    ['faq-3', 'faq'],
    ['faq-7', 'faq'],
  ]);
  expect(texts(list, 'summary')).toEqual(['Who owns the code?', 'And later?']);
  expect(list.querySelector('details a')?.getAttribute('href')).toBe('/contact');
});

test('a single question is plain text with the same address, and the first answer may be open', () => {
  const single = renderPart(<Questions id="faq" questions={questions.slice(0, 1)} />);
  expect(single.querySelectorAll('details')).toHaveLength(0);
  expect(texts(single, '#faq-3 h3')).toEqual(['Who owns the code?']);
  const open = renderPart(<Questions id="faq" questions={questions} isFirstOpen />);
  expect([...open.querySelectorAll('details')].map((item) => item.hasAttribute('open'))).toEqual([true, false]);
});
