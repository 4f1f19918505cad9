// @vitest-environment node
import { expect, test } from 'vitest';
import { lettering } from './lettering';

const size = { width: 630, height: 630 };
const drawn = (title: string) => lettering({ name: 'Name', title, line: 'A line' }, size);

test('a sharing picture shows the letters of Latin, Greek and Cyrillic, and drops what it cannot draw', async () => {
  for (const word of ['Ωmega', 'Υποδομή', 'Система', 'Ŀ'])
    expect(await drawn(word), word).not.toBe(await drawn(word.replaceAll(/[^a-z]/g, '')));
  expect(await drawn('Łódź 🌱 şehir')).toBe(await drawn('Łódź şehir'));
  expect(await drawn('Łódź')).not.toBe(await drawn('Lódz'));
});

test('a word that is wider than the picture is broken', async () => {
  const svg = await drawn('W'.repeat(60));
  const ends = [...svg.matchAll(/ x="([\d.]+)"/g)].map(([, x]) => Number(x));
  expect(Math.max(0, ...ends)).toBeLessThan(size.width);
});
