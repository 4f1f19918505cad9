// @vitest-environment node
import { expect, test } from 'vitest';
import { taglineSetting } from './taglineSetting';

const lines = (all: readonly { words: readonly string[] }[]) => all.map(({ words }) => words.join(' '));

test.each([
  ['We Build. You Grow.', [19.55, 0.86, 37.2], ['We Build', 'You Grow'], ['We', 'Build', 'You', 'Grow']],
  [
    'Seen early. Solved once.',
    [18.18, 0.96, 31.03],
    ['Seen early', 'Solved once'],
    ['Seen', 'early', 'Solved', 'once'],
  ],
  [
    'Software that lasts. Teams that stay.',
    [13, 0.88, 24.51],
    ['Software', 'that lasts', 'Teams', 'that stay'],
    ['Software', 'that lasts', 'Teams', 'that stay'],
  ],
  ['Built to stand.', [17.49, 0.86, 30.95], ['Built to stand'], ['Built to', 'stand']],
  ['Plan. Build. Grow.', [13, 0.88, 37.2], ['Plan', 'Build', 'Grow'], ['Plan', 'Build', 'Grow']],
])('the lines and sizes of "%s"', async (tagline, sizes, wideLines, phoneLines) => {
  const { wide, phone } = await taglineSetting(tagline);
  expect([wide.size, wide.leading, phone.size]).toEqual(sizes);
  expect([lines(wide.lines), lines(phone.lines)]).toEqual([wideLines, phoneLines]);
});

test('every tagline that the schema accepts fits, with room for its vine and its blossom', async () => {
  const taglines = [
    'A.',
    `${'W'.repeat(39)}.`,
    'One very long promise to keep for years.',
    'Mmmmm mmmmm. Wwwww wwwww. Mmmmm mmmmmmm.',
  ];
  for (const tagline of taglines) {
    const { wide, phone } = await taglineSetting(tagline);
    for (const { width } of wide.lines) expect(width * wide.size, tagline).toBeLessThan(100);
    for (const { width } of phone.lines) expect(width * phone.size, tagline).toBeLessThanOrEqual(100.1);
    const last = wide.lines.at(-1)?.width ?? 0;
    expect((last + 0.4) * wide.size, tagline).toBeLessThanOrEqual(100);
  }
});
