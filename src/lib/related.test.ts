import { expect, test } from 'vitest';
import { related } from './related';

const texts = [
  { id: 'roses', text: 'The rose wants light and pruning. Roses climb.' },
  { id: 'ivy', text: 'The ivy wants shade. It climbs on its own.' },
  { id: 'pruning', text: 'The knife for pruning a rose wants to be sharp.' },
  { id: 'bread', text: 'The dough wants rest.' },
];
const ids = texts.map(({ id }) => id);

test('the closest come first, and nothing is close to itself', () => {
  expect(related('roses', ids, texts, 2)).toEqual(['pruning', 'ivy']);
});

test('words that every text has make nothing related', () => {
  expect(related('bread', ids, texts, 3)).toEqual([]);
});

test('only candidates are answered', () => {
  expect(related('roses', ['ivy', 'bread'], texts, 3)).toEqual(['ivy']);
});

test('a short word counts when it is written as a name', () => {
  const short = [
    { id: 'one', text: 'AI is new' },
    { id: 'two', text: 'AI was old' },
    { id: 'three', text: 'It is what it was' },
  ];
  expect(related('one', ['two', 'three'], short, 2)).toEqual(['two']);
});
