// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { fittedSizes, taglineSetting } from './fittedText';

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
])('"%s" is set as it was drawn', async (tagline, sizes, wideLines, phoneLines) => {
  const { wide, phone } = await taglineSetting(tagline);
  expect([wide.size, wide.leading, phone.size]).toEqual(sizes);
  expect([lines(wide.lines), lines(phone.lines)]).toEqual([wideLines, phoneLines]);
});

test('every tagline that the contract takes fits, with room for its vine and its blossom', async () => {
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

describe('the style sheet', () => {
  const company = {
    name: 'Trelliswork',
    tagline: 'We Build. You Grow.',
    offices: [{ longitude: -8.6, latitude: 41 }],
  } as const;
  const tokens = async (changes: object, slides = 5) => {
    const css = await fittedSizes({ ...company, ...changes }, slides, 'Get Started');
    return Object.fromEntries([...css.matchAll(/(--[\w-]+):([^;}]+)/g)].map(([, name, value]) => [name, value]));
  };

  test('gives a long name less room in the header, and no small button beside it on a phone', async () => {
    const [ours, longer] = [await tokens({}), await tokens({ name: 'Harbour & Vine Studio of Porto' })];
    expect([ours['--t-logo'], ours['--start-phone']]).toEqual(['1.5rem', 'flex']);
    expect([longer['--t-logo'], longer['--start-phone']]).toEqual(['1.25rem', 'none']);
  });

  test('sets a name of several words on as many lines of the footer as make it large', async () => {
    const sizes = async (name: string) => {
      const { '--t-word': wide, '--t-word-phone': phone } = await tokens({ name });
      return [wide, phone].map((size) => Number.parseFloat(size ?? ''));
    };
    expect(await sizes('Trelliswork')).toEqual([22.95, 22.95]);
    const [wide = 0, phone = 0] = await sizes('Harbour & Vine Studio of Porto');
    expect([wide > 8, phone > 15]).toEqual([true, true]);
    for (const name of ['Harbour Vine', 'Donaudampfschifffahrtsgesellschaft'])
      expect(new Set(await sizes(name)).size, name).toBe(1);
  });

  test.each([
    ['Trelliswork', '-0.09em'],
    ['Żółw Örn', '-0.09em'],
    ['Gardening', '0.23em'],
    ['ŞANLI', '0.23em'],
    ['Сеть', '0.23em'],
  ])('leaves room below the name %s where its letters need it', async (name, foot) => {
    expect((await tokens({ name }))['--word-foot']).toBe(foot);
  });

  test.each([
    [0, '0', '64px'],
    [1, '0', '64px'],
    [5, '4', '64px'],
    [7, '6', '56px'],
  ])('leaves for %i slides a spine for each but the open one, narrower from seven on', async (slides, count, width) => {
    const { '--spines': spines, '--spine': spine } = await tokens({}, slides);
    expect([spines, spine]).toEqual([count, width]);
  });

  test('puts the address of the only office where its stem falls', async () => {
    expect((await tokens({}))['--office-column']).toBe('7');
    expect((await tokens({ offices: [{ longitude: 175, latitude: -37 }] }))['--office-column']).toBe('9');
  });
});
