// A preview of drafts, as deploy.yml builds it for each save.
import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { image } from '../../src/content/fields/jsonSchema.ts';
import { entries } from '../../src/content/schemas.ts';
import { listFiles } from '../support/listFiles.ts';
import { writeLeast } from './fixedSites.ts';
import { build, copyProject } from './project.ts';

test('a preview has drafts with a mark, in no feed and no sitemap, and says which save is its last', async () => {
  const folder = await copyProject();
  const write = await writeLeast(folder);
  await write('articles/roots', entries.articles(image), { id: 4711, title: 'Roots' });
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@roots.example'];
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  execFileSync('git', [...author, 'commit', '--quiet', '--allow-empty', '--message=Add roots'], { cwd: folder });

  const { code, output } = await build(folder, { SHOW_DRAFTS: '1' });
  expect(code, output).toBe(0);
  const site = join(folder, 'dist');
  const read = (file: string) => readFile(join(site, file), 'utf8');
  const page = await read('blog/4711.html');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).not.toMatch(/<link rel="(?:canonical|alternate)"/);
  expect(page).toMatch(/>Preview of: Add roots, \d\d:\d\d</);
  expect(await read('blog.html')).toContain('Draft: Roots');
  expect(listFiles(site).filter((file) => /sitemap|rss|feed/.test(file))).toEqual([]);
  expect(await read('robots.txt')).not.toContain('Sitemap');
  const drawings = Array.from((await read('drawings.html')).matchAll(/<code>([^<]+)<\/code>/g), ([, name]) => name);
  expect(drawings, 'all drawings, without crops').toEqual(expect.arrayContaining(['trellis', 'pergola']));
  expect(drawings.filter((name) => name?.includes('.'))).toEqual([]);
  await rm(folder, { recursive: true });
});
