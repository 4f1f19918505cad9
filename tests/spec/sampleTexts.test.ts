import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ownTexts } from '../../src/content/doctor.ts';
import { readProject } from '../../src/content/load.ts';

test('npm run doctor knows every text of the sample; after a change run: node tools/sampleTexts.ts', () => {
  const known = readFileSync('src/content/sampleTexts.txt', 'utf8').split('\n');
  const { entries } = readProject();
  const unknown = entries.filter((entry) => ownTexts(entry).some(({ digest }) => !known.includes(digest)));
  expect(unknown.map(({ id }) => id)).toEqual([]);
});
