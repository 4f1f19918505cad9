// Two sites whose content is made from the schemas, for screenshots and tests of states that content/ does not have. `least` has only
// what is required, and `most` has every field, with texts about as long as they may be.
//   node tests/build/fixedSites.ts     builds them into test-results/sites/least and test-results/sites/most
//   --out FOLDER                       instead of test-results/sites
import { readdirSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import type { z } from 'astro/zod';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { image, type JsonSchema, toJsonSchema } from '../../src/content/fields/jsonSchema.ts';
import { entries, pages, site } from '../../src/content/schemas.ts';
import { build, copyProject } from './project.ts';

/** The texts of fields that do not allow every text. All others say their own name. */
const texts: Record<string, string> = {
  careersEmail: 'jobs@roots.example',
  counter: 'https://roots.example/count',
  countryCode: 'DE',
  currency: 'EUR',
  email: 'hello@roots.example',
  first: 'We dig.',
  href: '/',
  mapLink: 'https://maps.example/roots',
  phone: '+49 30 12 34',
  second: 'It grows.',
  timeZone: 'Asia/Kathmandu',
  topic: 'soil.yaml',
  url: 'https://roots.example',
  value: '12,500 min',
};

/** Headings have the name of their group, because two of a page should not be the same. */
const nameOf = (key: string, group: string) => (key === 'heading' ? `${group} heading` : key);

/** The least that a schema allows. */
function createLeast(schema: JsonSchema | undefined, name: string): unknown {
  if (schema?.properties) {
    const values = schema.required?.map((key) => [key, createLeast(schema.properties?.[key], nameOf(key, name))]);
    return Object.fromEntries(values ?? []);
  }
  if (schema?.items) return [createLeast(schema.items, name)];
  if (schema?.oneOf) return createLeast(schema.oneOf.at(-1), name);
  if (schema?.type === 'date') return '2026-01-01';
  return schema?.const ?? schema?.minimum ?? texts[name] ?? name;
}

/** How many entries a folder has in `most`. The blog has cards for 15 articles, and a list of the others. */
const counts: Record<string, number> = { articles: 17, legal: 2, offices: 4 };
const countOf = (folder: string) => counts[folder] ?? 6;

const addresses = ['/contact', '/about', '/services', '/projects', '/career', '/blog', '/'];

/** Values in `most` that do not follow from the schema, for an entry or an item with this index. */
const values: Record<string, (index: number) => unknown> = {
  after: () => '2,400 errors in a month',
  before: () => '128,000',
  careersEmail: () => 'applications.and.internships@roots-and-branches.example',
  closes: () => '2027-01-31',
  // One of those whom Careers quotes.
  colleague: (index) => `entry-${(index % 3) + 1}.yaml`,
  draft: () => false,
  email: () => 'questions.and.inquiries@roots-and-branches.example',
  first: () => 'We build with care what is here to last.',
  href: (index) => addresses[index % addresses.length],
  latitude: (index) => 50 - 24 * index,
  longitude: (index) => -120 + 80 * index,
  phone: () => '+49 30 1234 5678 901',
  second: () => 'You grow, and keep all that you plant.',
  stars: (index) => 5 - index,
  to: () => 9_500_000,
  updated: () => '2026-02-28',
};

const words = 'with responsibilities and all the words for which its field has room'.split(' ');

/** A text that begins with its name and is about as long as its field allows. */
function createText(name: string, index: number, longest: number): string {
  let text = `${name} ${index + 1}`.slice(0, longest);
  for (let turn = 0; text.length < longest && turn < 300; turn++) {
    const word = words[turn % words.length] ?? '';
    if (text.length + word.length < longest) text += ` ${word}`;
  }
  return text;
}

const prose = `
A paragraph with **bold words**, *oblique words*, \`a name of code\` and [a link to another page](/contact). It is long enough
for several lines, so that the distance between its lines and to the next paragraph shows.

The second paragraph has an address without a space: https://another.example/a/long/address/that/no/phone/has/room/for.

## A heading inside a text

- An entry of a list
- Another entry, which is longer than a line of a phone, so that it goes on below its first word
  - An entry inside an entry

1. First step
2. Second step

> A quotation that somebody has written.

| Column | Another column | A third column with a long heading |
| ------ | -------------: | ---------------------------------- |
| Cell   |           1000 | A cell with several words in it     |
`;

const code = `
\`\`\`ts
const line = 'This line of code is wider than a column of text, than a phone, and also wider than a sheet of paper, which ends here.';
\`\`\`
`;

/** A photograph is shown instead of a drawing, and a diagram instead of both. So only some entries have them. */
function isShown(key: string, index: number): boolean {
  if (key === 'photograph') return index % 2 === 0;
  return key !== 'diagram' || index % 3 === 2;
}

/** A list has as many entries as a low limit allows, or else five, for which there are drawings of stairs. */
function createList({ items, maxItems = 12 }: JsonSchema, name: string, index: number): unknown[] {
  const kinds = items?.oneOf;
  // Blocks of each kind, with a photograph, a drawing and a diagram.
  if (kinds) return [0, 1, 2].flatMap((turn) => kinds.map((kind) => createMost(kind, name, turn)));
  const length = maxItems < 12 ? maxItems : 5;
  // No entry refers to itself.
  const first = items?.reference ? index + 1 : 0;
  return Array.from({ length }, (_, item) => createMost(items, name, first + item));
}

/** The name of a drawing. A file with two dots is for another aspect ratio. */
function chooseDrawing(folder: string, index: number): string | undefined {
  const files = readdirSync(join('art', folder)).filter((file) => /^[^.]+\.svg$/.test(file));
  return files.sort()[index % files.length]?.replace('.svg', '');
}

/** Every field of a schema, for an entry or an item with this index. */
function createMost(schema: JsonSchema | undefined, name: string, index: number): unknown {
  if (schema?.properties) {
    const shown = Object.entries(schema.properties).filter(([key]) => isShown(key, index));
    return Object.fromEntries(shown.map(([key, field]) => [key, createMost(field, nameOf(key, name), index)]));
  }
  if (schema?.items) return createList(schema, name, index);
  if (values[name]) return values[name](index);
  if (schema?.reference) return `entry-${(index % countOf(schema.reference)) + 1}.yaml`;
  if (schema?.drawing) return chooseDrawing(schema.drawing[0] ?? '', index);
  if (schema?.image) return '../pictures/photograph.jpg';
  if (schema?.markdown) return schema.pattern ? prose : prose + code;
  if (schema?.const) return schema.const;
  if (schema?.type === 'date') return '2026-01-01';
  if (schema?.minimum !== undefined) return Math.min(schema.minimum + index, schema.maximum ?? 0);
  return texts[name] ?? createText(name, index, schema?.maxLength ?? 0);
}

type Write = (file: string, schema: z.ZodType, fields?: object, index?: number) => Promise<void>;

/** Empties content/ of a copy of the project. Returns what writes a file there. */
async function clearContent(project: string, create: typeof createMost): Promise<Write> {
  await rm(join(project, 'content'), { recursive: true, force: true });
  for (const folder of ['pages', 'pictures', ...Object.keys(entries)])
    await mkdir(join(project, 'content', folder), { recursive: true });
  return async (file, schema, fields = {}, index = 0) => {
    const content = { ...(create(toJsonSchema(schema), basename(file), index) as object), ...fields };
    await writeFile(join(project, `content/${file}.yaml`), stringify(content));
  };
}

/** Pages, a service and an article with the least that their schemas require. Returns what writes more of that kind. */
export async function writeLeast(project: string): Promise<Write> {
  const write = await clearContent(project, createLeast);
  await write('site', site);
  for (const [name, schema] of Object.entries(pages)) await write(`pages/${name}`, schema(image));
  await write('services/plain', entries.services(image), { title: 'Plain', order: 2 });
  await write('topics/soil', entries.topics());
  await write('articles/plain', entries.articles(image), {
    published: '2026-01-01',
    blocks: [{ type: 'section', heading: 'Soil', description: 'Wet.' }],
  });
  return write;
}

/** Also a project, and a hiring process without stairs. */
async function writeLeastSite(project: string): Promise<void> {
  const write = await writeLeast(project);
  const steps = ['Write', 'Talk', 'Begin'].map((title) => ({ title, description: 'One sentence.' }));
  await write('pages/careers', pages.careers(image), { hiring: { heading: 'Hiring', steps } });
  await write('projects/plain', entries.projects(image), { services: ['plain.yaml'] });
}

async function writeMostSite(project: string): Promise<void> {
  const write = await clearContent(project, createMost);
  const shapes = '<rect width="1600" height="1200" fill="#567"/><circle cx="800" cy="600" r="500" fill="#cba"/>';
  const photograph = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">${shapes}</svg>`;
  await sharp(Buffer.from(photograph)).jpeg().toFile(join(project, 'content/pictures/photograph.jpg'));
  await write('site', site);
  for (const [name, schema] of Object.entries(pages)) await write(`pages/${name}`, schema(image));
  for (const [folder, schema] of Object.entries(entries)) {
    for (let index = 0; index < countOf(folder); index++)
      await write(`${folder}/entry-${index + 1}`, schema(image), {}, index);
  }
}

/** What writes the content of each site into a copy of the project. */
export const fixedSites = { least: writeLeastSite, most: writeMostSite };

if (import.meta.main) {
  const { values: options } = parseArgs({ options: { out: { type: 'string', default: 'test-results/sites' } } });
  const project = await copyProject();
  const settings = { ...parseEnv(await readFile('.env.example', 'utf8')), BUILD_DAY: '2026-03-02' };
  for (const [name, writeSite] of Object.entries(fixedSites)) {
    await writeSite(project);
    const { code, output } = await build(project, settings);
    if (code !== 0) throw new Error(output);
    await rm(join(options.out, name), { recursive: true, force: true });
    await cp(join(project, 'dist'), join(options.out, name), { recursive: true });
  }
  await rm(project, { recursive: true });
}
