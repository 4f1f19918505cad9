// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { fittedSizes, taglineSetting } from './fittedText';

const lines = (all: readonly { words: readonly string[] }[]) => all.map(({ words }) => words.join(' '));

// The sizes of design/next; its pages measured without kerning, so that theirs are up to two hundredths smaller.
test.each([
  ['We Build. You Grow.', 19.55, 37.2, ['We Build', 'You Grow'], ['We', 'Build', 'You', 'Grow']],
  ['Seen early. Solved once.', 18.15, 30.88, ['Seen early', 'Solved once'], ['Seen', 'early', 'Solved', 'once']],
  [
    'Software that lasts. Teams that stay.',
    13,
    24.28,
    ['Software', 'that lasts', 'Teams', 'that stay'],
    ['Software', 'that lasts', 'Teams', 'that stay'],
  ],
  ['Built to stand.', 17.1, 30.71, ['Built to stand'], ['Built to', 'stand']],
  ['Plan. Build. Grow.', 13, 37.02, ['Plan', 'Build', 'Grow'], ['Plan', 'Build', 'Grow']],
])('"%s" is set as it was drawn', async (tagline, size, phoneSize, wideLines, phoneLines) => {
  const { wide, phone } = await taglineSetting(tagline);
  expect(wide.size / size).toBeCloseTo(1.01, 1);
  expect(wide.size).toBeGreaterThanOrEqual(size);
  expect(phone.size).toBeGreaterThanOrEqual(phoneSize);
  expect(phone.size / phoneSize).toBeLessThan(1.025);
  expect([lines(wide.lines), lines(phone.lines)]).toEqual([wideLines, phoneLines]);
});

test('ours has the sizes that it has always had', async () => {
  const { wide, phone } = await taglineSetting('We Build. You Grow.');
  expect([wide.size, wide.leading, phone.size, phone.leading]).toEqual([19.55, 0.86, 37.2, 0.82]);
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

  test('gives a long name less room in the header and the width of the page in the footer', async () => {
    const [ours, longer] = [await tokens({}), await tokens({ name: 'Harbour & Vine Studio of Porto' })];
    expect([ours['--t-logo'], ours['--t-word']]).toEqual(['1.5rem', '22.95cqw']);
    expect(longer['--t-logo']).toBe('1.25rem');
  });

  test('sets a name of several words on as many lines of the footer as make it large', async () => {
    const sizes = async (name: string) => {
      const { '--t-word': wide, '--t-word-phone': phone } = await tokens({ name });
      return [wide, phone].map((size) => Number.parseFloat(size ?? ''));
    };
    const [ours, two, five, word] = [
      await sizes('Trelliswork'),
      await sizes('Harbour Vine'),
      await sizes('Harbour & Vine Studio of Porto'),
      await sizes('Donaudampfschifffahrtsgesellschaft'),
    ];
    expect(ours).toEqual([22.95, 22.95]);
    expect(two[0]).toBeGreaterThan(15);
    expect(two[1]).toBe(two[0]);
    expect(five[0]).toBeGreaterThan(8);
    expect(five[1]).toBeGreaterThan(15);
    expect(word[0]).toBe(word[1]);
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

  test('takes the small button off the header of a phone where a name is too long to stand beside it', async () => {
    const [ours, longer] = [await tokens({}), await tokens({ name: 'Harbour & Vine Studio of Porto' })];
    expect([ours['--start-phone'], longer['--start-phone']]).toEqual(['flex', 'none']);
  });

  test('leaves a spine for every slide but the open one, narrower from seven on', async () => {
    const spines = async (slides: number) => {
      const { '--spines': count, '--spine': width } = await tokens({}, slides);
      return [count, width];
    };
    expect([await spines(0), await spines(1), await spines(5), await spines(7), await spines(9)]).toEqual([
      ['0', '64px'],
      ['0', '64px'],
      ['4', '64px'],
      ['6', '56px'],
      ['8', '56px'],
    ]);
  });

  test('puts the address of the only office where its stem falls', async () => {
    expect((await tokens({}))['--office-column']).toBe('7');
    expect((await tokens({ offices: [{ longitude: 175, latitude: -37 }] }))['--office-column']).toBe('9');
  });
});
