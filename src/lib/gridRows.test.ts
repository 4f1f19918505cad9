import { expect, test } from 'vitest';
import { gridPlaces, gridRows } from './gridRows';

const counts = Array.from({ length: 39 }, (_, index) => index + 2);

test.each([3, 4, 6])('no row of cards in %i columns holds one alone, and none holds too many', (columns) => {
  for (const count of counts) {
    const rows = gridRows(count, columns);
    const sum = rows.reduce((cards, row) => cards + row, 0);
    const isEven = Math.min(...rows) > 1 && Math.max(...rows) <= Math.max(columns, 4);
    expect([count, sum, isEven]).toEqual([count, count, true]);
  }
});

test('a card knows how many stand in its row, and whether it begins or ends it', () => {
  const places = gridPlaces(4, 3).map((place) => Object.values(place));
  expect(places[0]).toEqual([4, true, undefined]);
  expect(places[3]).toEqual([4, undefined, true]);
});
