// A preview of drafts, as deploy.yml builds it for each save.
import { execFileSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { listFiles } from '../support/listFiles.ts';
import { build, copyProject } from './project.ts';

test('a preview has drafts, in no feed and no sitemap, and says which save is its last', async () => {
  const folder = await copyProject();
  const draft = {
    id: 4711,
    title: 'Roots',
    subtitle: 'A sentence.',
    excerpt: 'What grows below the ground.',
    topic: 'soil.yaml',
    blocks: [{ type: 'text', text: 'A statement.' }],
  };
  await writeFile(join(folder, 'content/articles/roots.yaml'), stringify(draft));
  await writeFile(join(folder, 'content/topics/soil.yaml'), stringify({ name: 'Soil' }));
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@roots.example'];
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  execFileSync('git', [...author, 'commit', '--quiet', '--allow-empty', '--message=Add roots'], { cwd: folder });

  const { code, output } = await build(folder, { SHOW_DRAFTS: '1' });
  expect(code, output).toBe(0);
  const site = join(folder, 'dist');
  const read = (file: string) => readFile(join(site, file), 'utf8');
  const page = await read('blog/4711.html');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).not.toContain('<link rel="canonical"');
  expect(page).toMatch(/>Preview of: Add roots, \d\d:\d\d</);
  expect(listFiles(site).filter((file) => /sitemap|rss|feed/.test(file))).toEqual([]);
  expect(await read('robots.txt')).not.toContain('Sitemap');
  await rm(folder, { recursive: true });
});
