import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../tests/support/folderWith.ts';
import { notPublished } from './notPublished.ts';

const save = { subject: 'Change content/pages/home.yaml', time: new Date('2026-03-12T20:04:00Z') };
const mistakes = (page: string) => Array.from(page.matchAll(/<li>(.*)<\/li>/g), ([, mistake]) => mistake);

test('names every mistake of the site and its drafts once, and the last save in the time zone of the site', () => {
  const site = { problems: ['Home: has HTML: <b>.', 'Roots: is required.'], timeZone: 'Asia/Kolkata' };
  const page = notPublished([site, { problems: ['Roots: is required.', 'Buds: is a draft.'] }], save);
  expect(mistakes(page)).toEqual(['Home: has HTML: &lt;b>.', 'Roots: is required.', 'Buds: is a draft.']);
  expect(page).toContain('Last save: Change content/pages/home.yaml, March 13, 2026 at 01:34 (Asia/Kolkata)');
  expect(page).toContain('<meta name="robots" content="noindex">');
});

test.each([[[]], [[{ problems: [], timeZone: 'Europe/Pariss' }]]])('names nobody and UTC with %j', (reports) => {
  const page = notPublished(reports, save);
  expect(page).toContain('<p>No mistake was found in the fields, but the preview could not be made. Tell the person');
  expect(page).toContain('March 12, 2026 at 20:04 (UTC)');
});

test('is written for every address, without a report, too', () => {
  const folder = folderWith({ 'reports/report-site/report.json': '{ "problems": ["Home: is required."] }' });
  for (const reports of ['reports', 'none']) {
    execFileSync(process.execPath, ['deploy/notPublished.ts', join(folder, reports), join(folder, 'page')]);
    const [home, other] = ['index.html', '404.html'].map((file) => readFileSync(join(folder, 'page', file), 'utf8'));
    expect(mistakes(home ?? '')).toEqual(reports === 'none' ? [] : ['Home: is required.']);
    expect(other).toBe(home);
  }
});
