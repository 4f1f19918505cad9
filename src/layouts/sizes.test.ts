// @vitest-environment node
import { expect, test } from 'vitest';
import { companySizes } from './sizes';

const company = {
  name: 'Trelliswork',
  tagline: 'We Build. You Grow.',
  offices: [{ longitude: -8.6, latitude: 41 }],
} as const;
const tokens = async (changes: object, slides = 5) => {
  const css = await companySizes({ ...company, ...changes }, slides, 'Get Started');
  return Object.fromEntries([...css.matchAll(/(--[\w-]+):([^;}]+)/g)].map(([, name, value]) => [name, value]));
};

test('a long name leaves no room for the button on a phone', async () => {
  expect((await tokens({}))['--start-phone']).toBe('flex');
  expect((await tokens({ name: 'Harbour & Vine Studio of Porto' }))['--start-phone']).toBe('none');
});

test('the width of a name includes all words and spaces', async () => {
  const widths = async (name: string) => {
    const { '--name-width': whole, '--longest-word': longest } = await tokens({ name });
    return [Number(whole), Number(longest)];
  };
  const [tower = 0, longestOfOne = 0] = await widths('Tower');
  const [both = 0, longestOfTwo = 0] = await widths('Tower Tower');
  expect(longestOfOne).toBe(tower);
  expect(longestOfTwo).toBe(tower);
  expect(both).toBeGreaterThan(2 * tower);
});

test.each([
  ['Trelliswork', '-0.09em'],
  ['Żółw Örn', '-0.09em'],
  ['Gardening', '0.23em'],
  ['ŞANLI', '0.23em'],
  ['Сеть', '0.23em'],
])('the name %s has room for its descenders', async (name, foot) => {
  expect((await tokens({ name }))['--word-foot']).toBe(foot);
});

test.each([
  [0, '0', '64px'],
  [1, '0', '64px'],
  [5, '4', '64px'],
  [7, '6', '56px'],
])(
  '%i slides have a narrow panel for each but the open one, narrower from seven slides on',
  async (slides, count, width) => {
    const { '--spines': spines, '--spine': spine } = await tokens({}, slides);
    expect([spines, spine]).toEqual([count, width]);
  },
);

test('the address of the first office is in the column of its pin', async () => {
  expect((await tokens({}))['--office-column']).toBe('7');
  expect((await tokens({ offices: [{ longitude: 175, latitude: -37 }] }))['--office-column']).toBe('9');
});
