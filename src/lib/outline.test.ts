import { expect, test } from 'vitest';
import { outline } from './outline';

const words = { start: 'Hello,\n\nI apply.', bring: 'I bring:', learn: 'I learn:', end: 'A line.\n\nThe last.' };
const of = (...fits: boolean[]) => outline(words, ['Roots', 'Leaves'], fits);

test('without a tick the outline is a beginning and an end', () => {
  expect(of(false, false)).toBe('Hello,\n\nI apply.\n\nA line.\n\nThe last.');
});

test('what is ticked is brought, with room to say more; the rest is to be learned', () => {
  expect(of(false, true)).toBe(
    'Hello,\n\nI apply.\n\nI bring:\n- Leaves: …\n\nI learn:\n- Roots\n\nA line.\n\nThe last.',
  );
});

test('where all is ticked, nothing is left to learn', () => {
  expect(of(true, true)).toBe('Hello,\n\nI apply.\n\nI bring:\n- Roots: …\n- Leaves: …\n\nA line.\n\nThe last.');
});
