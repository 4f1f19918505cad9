import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, type TestContext, test } from 'vitest';
import { longDate } from '../../src/lib/text.ts';
import { company, services, words } from '../support/content.ts';
import { listFiles } from '../support/listFiles.ts';
import { makeContentErrors } from './contentErrors.ts';
import { addArticles, addJobs, author } from './entries.ts';
import { addPhotograph, replaceDrawings } from './photographs.ts';
import { build, copyProject, edit } from './project.ts';

const service = services[0]?.id ?? '';

/** A copy of the project, removed after the test. */
async function freshProject(onTestFinished: TestContext['onTestFinished']): Promise<string> {
  const folder = await copyProject();
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

describe('a build in another folder', { timeout: 240_000 }, () => {
  // These two take as long as all other tests together, so they run concurrently.
  test.concurrent('writes the same site again', async ({ onTestFinished }) => {
    const folder = await freshProject(onTestFinished);
    expect(await build(folder)).toEqual({ code: 0, output: '' });
    const again = join(folder, 'dist');
    expect(listFiles(again).sort()).toEqual(listFiles('dist').sort());
    // Astro numbers islands in the order of rendering, which may differ. The number only matters for useId, whose ids would
    // also differ here.
    const bytes = (folder: string, file: string) =>
      readFileSync(join(folder, file), 'latin1').replaceAll(/(<astro-island[^>]*) prefix="r\d+"/g, '$1');
    const isSame = (file: string) => bytes('dist', file) === bytes(again, file);
    expect(listFiles('dist').filter((file) => !isSame(file))).toEqual([]);
  });

  test.concurrent('uses photographs for drawings, publishes articles on their day, closes jobs, and leaves out the slider', async ({
    onTestFinished,
  }) => {
    const folder = await freshProject(onTestFinished);
    const [today, tomorrow, draft] = await addArticles(folder, '2999-12-31', '3000-01-01', 'draft');
    const [last, closed] = await addJobs(folder, '2999-12-31', '2999-12-30');
    const wide = await addPhotograph(folder, 2000, 1400);
    await replaceDrawings(folder, wide);
    await edit(folder, 'content/pages/home.yaml', (fields) => ({ ...fields, showSlider: false }));
    const image = await addPhotograph(folder, 1000, 700);
    const article = `content/articles/article-${today?.replace(/\D/g, '')}.yaml`;
    await edit(folder, article, (fields) => ({ ...fields, image }));
    expect(await build(folder, { BUILD_DAY: '2999-12-31' })).toEqual({ code: 0, output: '' });

    const read = (file: string) => readFile(join(folder, 'dist', file), 'utf8');
    const home = await read('index.html');
    expect([home.includes('data-slide'), home.includes('<h1')]).toEqual([false, true]);
    const photographOn = async (page: string) =>
      [...(await read(page)).matchAll(/<picture[\s\S]*?<\/picture>/g)].find(([tag]) => tag.includes(wide.alt))?.[0] ??
      '';
    expect(await photographOn(`services/${service}.html`)).toContain('width="1200" height="800"');
    for (const [page, widths] of [
      [`services/${service}.html`, ['600w', '800w', '1200w', '1600w']],
      [`${today}.html`, ['600w', '800w', '1000w']],
    ] as const) {
      const picture = await photographOn(page);
      for (const [type, format] of Object.entries({ 'image/avif': 'heif', 'image/webp': 'webp' })) {
        const [, srcSet = ''] = new RegExp(`type="${type}" srcSet="([^"]+)"`, 'i').exec(picture) ?? [];
        const sources = srcSet.split(', ').map((source) => source.split(' '));
        const files = await Promise.all(sources.map(([path = '']) => sharp(join(folder, 'dist', path)).metadata()));
        expect(sources.map(([, width]) => width)).toEqual(widths);
        expect(files.map((file) => `${file.format} ${file.width}w`)).toEqual(
          widths.map((width) => `${format} ${width}`),
        );
      }
    }
    const listed = ['sitemap.xml', 'llms.txt', 'rss.xml', 'search.json', 'blog.html'];
    for (const file of listed) {
      const text = await read(file);
      expect(
        [today, tomorrow, draft].map((path) => text.includes(`${path}`)),
        file,
      ).toEqual([true, false, false]);
    }
    expect(await read('rss.xml')).toContain(`<dc:creator>${author.replace('&', '&amp;')}</dc:creator>`);
    for (const file of ['career.html', 'llms.txt', 'search.json', `${last}.html`]) {
      const text = await read(file);
      expect([text.includes(`${last}`), text.includes(`${closed}`)], file).toEqual([true, false]);
    }
    expect(await read('sitemap.xml')).not.toContain(`${closed}<`);
    expect(await read('sitemap.xml')).toContain(`${today}</loc><lastmod>2999-12-30<`);
    const open = await read(`${last}.html`);
    const over = await read(`${closed}.html`);
    for (const part of ['"JobPosting"', '"validThrough"', 'data-deadline', words.job.apply.label])
      expect([open.includes(part), over.includes(part)], part).toEqual([true, false]);
    for (const word of [
      words.job.closed.place,
      longDate(new Date('2999-12-30'), company.language),
      words.job.closed.roles,
    ])
      expect(over).toContain(word);
    const built = listFiles(join(folder, 'dist'));
    expect(built.filter((file) => /photograph-\d+\.[^_]+\.jpg$/.test(file))).toEqual([]);
    for (const file of built.filter((name) => name.endsWith('.html')))
      expect(await read(file), file).not.toContain('/drawings/plates/');
  });

  test('reports five errors in five files at once, each with its line, and annotates them for GitHub', async ({
    onTestFinished,
  }) => {
    const folder = await freshProject(onTestFinished);
    const errors = await makeContentErrors(folder);
    const { code, output } = await build(folder, { GITHUB_ACTIONS: 'true' });
    expect(code).not.toBe(0);
    for (const { file, line, text } of errors) {
      expect(output).toContain(`\n::error file=${file},line=${line}::${text}`);
      expect(output).toContain(`${file}, line ${line}: ${text}`);
    }
  });
});
