import { expect, test } from 'vitest';
import { texts } from '../../../tests/support/parts.ts';
import { renderPart } from '../../../tests/support/renderPart.ts';
import { Faq } from './Faq';

const questions = [
  { id: 3, question: 'Who owns the code?', answer: 'You do. [Ask us](/contact).' },
  { id: 7, question: 'And later?', answer: 'We stay.' },
];

test('each question keeps its number as its address, and one answer is open at a time', () => {
  const faq = renderPart(<Faq id="faq" heading="Questions" questions={questions} />);
  const items = [...faq.querySelectorAll('details')];
  expect(items.map((item) => [item.id, item.getAttribute('name')])).toEqual([
    ['faq-3', 'faq'],
    ['faq-7', 'faq'],
  ]);
  expect(texts(faq, 'summary')).toEqual(['Who owns the code?', 'And later?']);
  expect(faq.querySelector('details a')?.getAttribute('href')).toBe('/contact');
});

test('a single question is plain text with the same address, and the first answer may be open', () => {
  const single = renderPart(<Faq id="faq" heading="Questions" questions={questions.slice(0, 1)} />);
  expect(single.querySelectorAll('details')).toHaveLength(0);
  expect(texts(single, '#faq-3 h3')).toEqual(['Who owns the code?']);
  const open = renderPart(<Faq id="faq" heading="Questions" questions={questions} isFirstOpen />);
  expect([...open.querySelectorAll('details')].map((item) => item.hasAttribute('open'))).toEqual([true, false]);
});

test('the text and the drawing beside the questions are optional', () => {
  const mark = { viewBox: [0, 0, 1, 1], body: '' } as const;
  const plain = renderPart(<Faq id="faq" heading="Questions" questions={questions} />);
  const full = renderPart(<Faq id="faq" heading="Questions" text="Ask." mark={mark} questions={questions} />);
  expect([texts(plain, 'h2 ~ *'), plain.querySelectorAll('svg').length]).toEqual([[], 0]);
  expect([texts(full, 'h2 ~ p'), full.querySelectorAll('svg').length]).toEqual([['Ask.'], 1]);
});
