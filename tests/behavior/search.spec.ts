import { dataPath, type SearchData } from '../../src/behavior/quickFind/data';
import { searchable } from '../../src/config/limits';
import { searchScript } from '../../src/search/load';
import type { Row } from '../../src/search/search';
import { textAt } from '../support/builtSite.ts';
import { expect, test } from '../support/test.ts';

const { rows: own }: SearchData = JSON.parse(textAt(dataPath));

/** As many entries as fit, each with words of its own beside those of an entry of this site. */
const many = Array.from({ length: searchable.entries }, (_, number): Row => {
  const [kind, title, line, path, also, words] = own[number % own.length] as Row;
  const mark = number.toString(36);
  const other = words.split(' ').map((word, place) => (place % 3 === number % 3 ? `${word}${mark}` : word));
  return [kind, `${title} ${mark}`, line, `${path}-${number}`, also, other.join(' ')];
});
/** A letter, a word as it is typed, a mistake, and a sentence. */
const [[, , line] = ['page', '', '']] = own;
const [word = ''] = own.flatMap(([, title]) => title.split(' ')).toSorted((one, other) => other.length - one.length);
const mistaken = word.slice(0, 3) + word.slice(2);
const searches = [word.slice(0, 1), word.slice(0, 3), word, mistaken, line];

// A phone is about four times as slow, which makes 50 ms there.
test('a thousand entries are searched within 12 ms of script', async ({ page }) => {
  await page.goto('/privacy-policy');
  const slowest = await page.evaluate(
    async ([script, rows, all]) => {
      const { searchIn } = (await import(script)) as typeof import('../../src/search/search');
      const search = await searchIn(rows);
      const times = all.map((words) => {
        // The first times are for the compiler of the browser; the quickest of a dozen has least of the machine in it.
        const took = Array.from({ length: 12 }, () => {
          const start = performance.now();
          if (search(words).length === 0) throw new Error(`Nothing is found for ${words}.`);
          return performance.now() - start;
        });
        return Math.min(...took);
      });
      return Math.max(...times);
    },
    [searchScript, many, searches] as const,
  );
  expect(slowest).toBeLessThan(12);
});
