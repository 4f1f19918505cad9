// What only a whole build can show. It builds a copy of the project with entries that are not online, a photograph in each of them
// and in one that is, and besides these only what the schemas require. Then the tests of every page run on it.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { image } from '../../src/content/fields/jsonSchema.ts';
import { entries, pages } from '../../src/content/schemas.ts';
import { listFiles } from '../support/listFiles.ts';
import { writeLeast } from './fixedSites.ts';
import { build, copyProject } from './project.ts';

const project = await copyProject();
const siteFolder = join(project, 'dist');
afterAll(() => rm(project, { recursive: true }));

const photograph = (name: string) => ({ photograph: { file: `../pictures/${name}.jpg`, alt: 'A desk by a window' } });
const hidden = { title: 'Not online', image: photograph('hidden') };

const writeContent = await writeLeast(project);

/** Photographs, all different, because equal files are published once, and with the place where it was taken. */
const size = { width: 2000, height: 1400 };
const uploads = {
  // The largest that a picture can be.
  'shown.jpg': sharp({
    create: { ...size, channels: 3, background: 'gray', noise: { type: 'gaussian', mean: 128, sigma: 90 } },
  }),
  'hidden.jpg': sharp({ create: { ...size, channels: 3, background: 'teal' } }),
  'ada.webp': sharp({ create: { ...size, channels: 4, background: 'transparent' } }),
  'unseen.jpg': sharp({ create: { ...size, channels: 3, background: 'gray' } }),
};
for (const [name, photo] of Object.entries(uploads)) {
  const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 12/1' } };
  await photo.withExif(place).toFile(join(project, 'content/pictures', name));
}

await writeContent('services/online', entries.services(image), {
  image: photograph('shown'),
  overview: 'As we [once wrote](/blog/4711).',
});
await writeContent('services/draft', entries.services(image), { ...hidden, draft: true });
await writeContent('people/ada', entries.people(image), { name: 'Ada', photograph: '../pictures/ada.webp' });
await writeContent('people/unseen', entries.people(image), { name: 'Ben', photograph: '../pictures/unseen.jpg' });
await writeContent('pages/about', pages.about(image), {
  // Another section has the heading Team, too.
  story: { heading: 'Team', text: 'We dig.' },
  team: { heading: 'Team', text: 'Who digs.', cards: [{ title: 'Wells', description: 'Deep.', leader: 'ada.yaml' }] },
});
await writeContent('projects/draft', entries.projects(image), {
  ...photograph('hidden'),
  title: 'Not online',
  draft: true,
  services: ['online.yaml'],
});
await writeContent('jobs/plain', entries.jobs(image));
await writeContent('articles/later', entries.articles(image), { ...hidden, id: 4711, published: '3000-01-01' });
await writeContent('jobs/closed', entries.jobs(image), {
  title: 'Not online',
  cardTitle: 'Not online',
  closes: '2999-12-30',
  logo: hidden.image,
});

// Astro passes DEV on to import.meta.env, where it must not show drafts.
const { code, output } = await build(project, { BUILD_DAY: '2999-12-31', DEV: '1' });
if (code !== 0) throw new Error(output);
const files = listFiles(siteFolder);
const read = (file: string) => readFile(join(siteFolder, file), 'utf8');

test('nothing on the site names or shows what is not online, neither its address nor its photograph', async () => {
  expect(files.filter((file) => /draft|later|closed|hidden|unseen|4711/.test(file))).toEqual([]);
  const readable = files.filter((file) => /\.(?:html|xml|txt|json|js)$/.test(file));
  expect(readable.length).toBeGreaterThan(10);
  for (const file of readable) expect(await read(file), file).not.toMatch(/Not online|services\/draft|jobs\/closed/);
});

test('a link to what is not online is a warning', () => {
  expect(output).toContain('The page /services/online links to /blog/4711, which is not online today.');
});

test('a section without content is left out', async () => {
  const sections = async (file: string) =>
    Array.from((await read(file)).matchAll(/<section[^>]* aria-labelledby="([^"]+)"/g), ([, name]) => name);
  expect(await sections('index.html')).toEqual(['about', 'offerings', 'call']);
  expect(await sections('career.html')).toEqual(['roles', 'call']);
  expect(await sections('services/online.html')).toEqual(['overview', 'key-features', 'benefits', 'process', 'call']);
});

test.each(['services/plain', 'jobs/plain', 'blog/1'])('/%s, which has no picture, shows none', async (page) => {
  expect((await read(`${page}.html`)).split(/<main|aria-labelledby="call"/)[1]).not.toMatch(
    /drawings\/plates|class="plate/,
  );
});

test('a photograph is published in two formats and four widths', async () => {
  const page = await read('services/online.html');
  for (const [type, format] of Object.entries({ avif: 'heif', webp: 'webp' })) {
    const [, sources = ''] = new RegExp(`type="image/${type}" srcSet="([^"]+)"`, 'i').exec(page) ?? [];
    const paths = sources.split(', ').map((source) => source.split(' ')[0] ?? '');
    const sizes = await Promise.all(paths.map((path) => sharp(join(siteFolder, path)).metadata()));
    const expected = [600, 800, 1200, 1600].map((width) => `${format} ${width}`);
    expect(sizes.map((size) => `${size.format} ${size.width}`)).toEqual(expected);
  }
  expect(page).toContain('width="1200" height="800"');
});

test('the transparent parts of a photograph are the paper of the light theme', async () => {
  const [path = ''] = /\/_astro\/ada\.[^" ]+\.avif/.exec(await read('about.html')) ?? [];
  const { channels } = await sharp(join(siteFolder, path)).stats();
  expect(channels).toHaveLength(3);
  expect(Math.min(...channels.map(({ min }) => min))).toBeGreaterThan(200);
});

test('no picture says where it was taken', async () => {
  const hasExif = async (file: string) => (await sharp(file).metadata()).exif !== undefined;
  expect(await hasExif(join(project, 'content/pictures/ada.webp'))).toBe(true);
  const pictures = files.filter((file) => /\.(?:avif|webp|jpe?g|png)$/.test(file));
  const told = await Promise.all(pictures.map((file) => hasExif(join(siteFolder, file))));
  expect(pictures.filter((_, index) => told[index])).toEqual([]);
});

test('in rss.xml a day begins at its midnight in the time zone of the site', async () => {
  const dates = (await read('rss.xml')).match(/(?<=<(?:pubDate|lastBuildDate)>)[^<]+/g);
  expect(dates).toEqual(['Wed, 31 Dec 2025 18:15:00 GMT', 'Wed, 31 Dec 2025 18:15:00 GMT']);
});

test('security.txt expires within a year of the build', async () => {
  expect(await read('.well-known/security.txt')).toContain('Expires: 3000-11-01T00:00:00.000Z\n');
});

process.env.SITE_FOLDER = siteFolder;
const everyPage = import.meta.glob(['../{site,serving}/*.built.ts', '../../src/**/*.built.ts']);
describe.each(Object.entries(everyPage))('on this build, %s', async (_, load) => {
  await load();
});
