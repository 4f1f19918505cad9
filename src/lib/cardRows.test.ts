import { expect, test } from 'vitest';
import { cardPlaces, cardRows } from './cardRows';

const counts = Array.from({ length: 39 }, (_, index) => index + 2);

test.each([3, 4, 6])('no row of cards in %i columns holds one alone, and none holds too many', (columns) => {
  for (const count of counts) {
    const rows = cardRows(count, columns);
    expect(
      rows.reduce((sum, row) => sum + row, 0),
      `${count}`,
    ).toBe(count);
    expect(Math.min(...rows), `${count}`).toBeGreaterThan(1);
    expect(Math.max(...rows), `${count}`).toBeLessThanOrEqual(Math.max(columns, 4));
  }
});

test('seven stand in four and three, ten in four, three and three', () => {
  expect(cardRows(7)).toEqual([4, 3]);
  expect(cardRows(10)).toEqual([4, 3, 3]);
  expect(cardRows(6, 3)).toEqual([3, 3]);
  expect(cardRows(0)).toEqual([]);
});

test('a card knows how many stand in its row, and whether it begins or ends it', () => {
  expect(cardPlaces(5).map((place) => Object.values(place))).toEqual([
    [3, true, undefined],
    [3, undefined, undefined],
    [3, undefined, true],
    [2, true, undefined],
    [2, undefined, true],
  ]);
});
