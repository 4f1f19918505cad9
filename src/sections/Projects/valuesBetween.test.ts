import { expect, test } from 'vitest';
import { valuesBetween } from './valuesBetween';

test('every whole number between two values has the unit of the last', () => {
  expect(valuesBetween('5', '3 screens')).toEqual(['5 screens', '4 screens', '3 screens']);
  expect(valuesBetween('3%', '1% of notes')).toEqual(['3% of notes', '2% of notes', '1% of notes']);
  expect(valuesBetween('3 days', '1 day')).toEqual(['3 days', '2 days', '1 day']);
  expect(valuesBetween('1', '3 releases')).toEqual(['1 releases', '2 releases', '3 releases']);
});

test('a long way is divided into equal steps', () => {
  const texts = valuesBetween('212', '0 exams');
  expect(texts).toHaveLength(54);
  expect(texts.slice(0, 2)).toEqual(['212 exams', '208 exams']);
});

test('days become minutes in steps of the last value', () => {
  const texts = valuesBetween('2 days', '40 min');
  expect(texts).toHaveLength(72);
  expect([texts[0], texts[1], texts[36], texts[70], texts[71]]).toEqual([
    '2 days',
    '47 h 20 min',
    '24 h',
    '1 h 20 min',
    '40 min',
  ]);
});

test('there is nothing between values that are not whole numbers', () => {
  expect(valuesBetween('by hand', 'by itself')).toEqual(['by hand', 'by itself']);
  expect(valuesBetween('2.5%', '0.1% of orders')).toEqual(['2.5%', '0.1% of orders']);
  expect(valuesBetween('1 day', '7 min')).toEqual(['1 day', '7 min']);
});
