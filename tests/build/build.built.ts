import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, type TestContext, test } from 'vitest';
import { services } from '../support/content.ts';
import { listFiles } from '../support/listFiles.ts';
import { addArticle, addJob } from './entries.ts';
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

  test.concurrent('publishes articles on their day, closes jobs, and serves photographs', async ({
    onTestFinished,
  }) => {
    const folder = await freshProject(onTestFinished);
    await sharp({ create: { width: 2000, height: 1400, channels: 3, background: 'tan' } })
      .jpeg()
      .toFile(join(folder, 'content/pictures/photograph.jpg'));
    const image = { file: '../pictures/photograph.jpg', alt: 'A desk by a window' };
    await addArticle(folder, 4711, { published: '2999-12-31', image });
    await addArticle(folder, 4712, { published: '3000-01-01' });
    await addArticle(folder, 4713, { published: '2026-01-01', draft: true });
    await addJob(folder, 'gardener-today', { closes: '2999-12-31', logo: image });
    await addJob(folder, 'gardener-yesterday', { closes: '2999-12-30' });
    await edit(folder, `content/services/${service}.yaml`, (fields) => ({ ...fields, icon: image, image }));
    expect(await build(folder, { BUILD_DAY: '2999-12-31' })).toEqual({ code: 0, output: '' });

    const read = (file: string) => readFile(join(folder, 'dist', file), 'utf8');
    for (const file of ['sitemap.xml', 'llms.txt', 'rss.xml', 'search.json', 'blog.html']) {
      const text = await read(file);
      const isListed = ['/blog/4711', '/blog/4712', '/blog/4713'].map((path) => text.includes(path));
      expect(isListed, file).toEqual([true, false, false]);
    }
    for (const file of ['sitemap.xml', 'career.html', 'llms.txt', 'search.json']) {
      const text = await read(file);
      const isListed = ['gardener-today', 'gardener-yesterday'].map((name) => text.includes(`/jobs/${name}`));
      expect(isListed, file).toEqual([true, false]);
    }
    expect(await read('jobs/gardener-today.html')).toContain('"validThrough":"2999-12-31"');
    const built = listFiles(join(folder, 'dist'));
    expect(built).not.toContain('jobs/gardener-yesterday.html');

    for (const page of [`services/${service}.html`, 'blog/4711.html', 'jobs/gardener-today.html']) {
      const pictures = (await read(page)).match(/<picture[\s\S]*?<\/picture>/g) ?? [];
      const picture = pictures.find((tag) => tag.includes(image.alt)) ?? '';
      for (const [type, format] of Object.entries({ 'image/avif': 'heif', 'image/webp': 'webp' })) {
        const [, srcSet = ''] = new RegExp(`type="${type}" srcSet="([^"]+)"`, 'i').exec(picture) ?? [];
        const files = srcSet.split(', ').map((source) => source.split(' ')[0] ?? '');
        const sizes = await Promise.all(files.map((path) => sharp(join(folder, 'dist', path)).metadata()));
        expect(sizes.map((size) => `${size.format} ${size.width}`)).toEqual(
          [600, 800, 1200, 1600].map((width) => `${format} ${width}`),
        );
      }
    }
    expect(await read(`services/${service}.html`)).toContain('width="1200" height="800"');
    // The original is not published.
    expect(built.filter((file) => /photograph\.[^_]+\.jpg$/.test(file))).toEqual([]);
  });

  test('stops at a wrong field with its file, at a dead link with its page, and at two articles with one number', async ({
    onTestFinished,
  }) => {
    const folder = await freshProject(onTestFinished);
    const contact = 'content/pages/contact.yaml';
    const wrong = async () => (await build(folder)).output.replaceAll(/\s+/g, ' ');
    await edit(folder, contact, (fields) => ({ ...fields, headding: 'Hello' }));
    expect(await wrong()).toMatch(/contact.*Unrecognized key: "headding"/);
    await edit(folder, contact, ({ headding: _, ...fields }) => ({
      ...fields,
      form: { heading: 'A', privacy: '[B](/no)' },
    }));
    expect(await wrong()).toContain('The page /contact links to /no, which does not exist.');
    await addArticle(folder, 4711, { published: '2026-01-01' });
    await addArticle(folder, 4712, { published: '2026-01-01', id: 4711 });
    expect(await wrong()).toContain('both have the number 4711. The next number is 4712.');
  });
});
