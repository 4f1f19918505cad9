// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { lettering, titleSize } from './lettering';

const size = { width: 630, height: 630 };
const render = (title: string) => lettering({ name: 'Name', title, line: 'A line' }, size);

test('a sharing picture shows Latin, Greek and Cyrillic letters, and drops characters without a glyph', async () => {
  for (const word of ['Ωmega', 'Υποδομή', 'Система', 'Ŀ'])
    expect(await render(word), word).not.toBe(await render(word.replaceAll(/[^a-z]/g, '')));
  expect(await render('Łódź 🌱 şehir')).toBe(await render('Łódź şehir'));
  expect(await render('Łódź')).not.toBe(await render('Lódz'));
});

test('a word that is wider than the picture wraps', async () => {
  const svg = await render('W'.repeat(60));
  const ends = [...svg.matchAll(/ x="([\d.]+)"/g)].map(([, x]) => Number(x));
  expect(Math.max(0, ...ends)).toBeLessThan(size.width);
});

/** Every letter is half an em wide. */
const widths = { measure: (word: string) => word.length / 2, space: 0.25 };

test.each([
  [['Services'], 104],
  [['One two three four five'], 104],
  [['One two three four five six seven'], 92],
  [['Word '.repeat(14).trim()], 62],
  // A long word needs a smaller size than the length of the title does.
  [['Web Development'], 92],
  [['Web Developments'], 88],
  // Sentences do not share a line.
  [['A. B. C. D.'], 104],
  [['A.', 'B.', 'C.', 'D.'], 92],
])('%j has the largest size that fits', (sentences, size) => {
  expect(titleSize(sentences, 542, widths)).toBe(size);
});

test('a title with letters that have no glyph is left out, and the build warns', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  for (const title of ['云计算', 'الحوسبة', 'हिन्दी', 'AI 的未来'])
    expect(await render(title), title).toBe(await render(''));
  expect(warn.mock.calls.flat()).toContain('Sharing pictures leave out "AI 的未来": their typeface has no "的".');
  warn.mockRestore();
});
