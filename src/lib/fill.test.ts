import { expect, test } from 'vitest';
import { fill } from './fill';

test('fills every gap by its name', () => {
  expect(fill('{number} of {total}', { number: 3, total: 14 })).toBe('3 of 14');
});

test('leaves a gap that nobody fills, so that it is seen', () => {
  expect(fill('Drawing for {title}', {})).toBe('Drawing for {title}');
});
