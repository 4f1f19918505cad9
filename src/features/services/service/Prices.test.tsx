import { expect, test } from 'vitest';
import { links, texts } from '../../../../tests/support/parts.ts';
import { renderPart } from '../../../../tests/support/renderPart.ts';
import { Prices } from './Prices';

const example = (name: string, from: string, to?: string) => ({
  name,
  price: { from, to },
  duration: '2 weeks',
  team: '1 person',
});
const examples = [
  example('A desk', 'USD 6', '9'),
  example('Moving house', 'USD 10', '20'),
  example('IT for two', 'USD 30'),
];
const questions = [{ id: 1, question: 'And later?', answer: 'Nothing.' }];

test('an example is a row, with a link to the form that is named after it', () => {
  const prices = renderPart(<Prices service="desks" prices={{ examples }} questions={[]} />);
  expect(texts(prices, 'tbody th')).toEqual(['A desk', 'Moving house', 'IT for two']);
  expect(texts(prices, 'tbody td:nth-child(2)')).toEqual(['USD 6 to 9', 'USD 10 to 20', 'USD 30']);
  expect(links(prices)).toEqual([
    ['Ask about this: A desk', '/contact?service=desks&example=1'],
    ['Ask about this: Moving house', '/contact?service=desks&example=2'],
    ['Ask about this: IT for two', '/contact?service=desks&example=3'],
  ]);
});

test('examples and questions are optional', () => {
  const asked = renderPart(<Prices service="desks" questions={questions} />);
  expect([asked.querySelectorAll('table').length, texts(asked, '#price-1 h3')]).toEqual([0, ['And later?']]);
  const all = renderPart(<Prices service="desks" prices={{ examples }} questions={questions} />);
  expect([all.querySelectorAll('table').length, texts(all, '#price-1 h3')]).toEqual([1, ['And later?']]);
});
