// node tests/editor/play.ts [words]: plays what editors do, one edit after another, in a clone of the last commit. After
// each edit the site is built and everything is tested that is tested after a change of content. With words, only the
// edits whose names contain them.
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { readProject } from '../../src/content/load.ts';
import { today } from '../../src/content/publishing.ts';
import { sharePackages } from '../build/project.ts';

// biome-ignore lint/suspicious/noExplicitAny: the fields of any file
type Fields = Record<string, any>;

const clone = mkdtempSync(join(tmpdir(), 'editor-'));
const pathOf = (file: string) => join(clone, 'content', file);
const textOf = (file: string) => readFileSync(pathOf(file), 'utf8');
const filesOf = (folder: string) =>
  globSync(`${folder}/*.yaml`, { cwd: join(clone, 'content') }).toSorted((one, other) => one.localeCompare(other));

/** Changes fields of a file, or of a copy of it, and saves it as the CMS does. */
function edit(file: string, change: (fields: Fields) => Fields, to = file): void {
  const fields = parse(textOf(file));
  writeFileSync(pathOf(to), stringify({ ...fields, ...change(fields) }));
}

/** The first file of a folder. */
const first = (folder: string) => filesOf(folder)[0] ?? '';

/** The day on which entries come out. */
const day = () => today(readProject(clone).documents.site?.timeZone);

/** Adds a copy of an article. */
function addArticle(change: Fields): void {
  const articles = readProject(clone).entries.filter(({ folder }) => folder === 'articles');
  const number = 1 + Math.max(...articles.map(({ data }) => Number(data.id)));
  const words = {
    id: number,
    title: `Notes from harvest ${number}`,
    excerpt: `What an editor wrote about harvest ${number}, long enough for a card and a search result.`,
  };
  edit(first('articles'), () => ({ ...words, ...change }), `articles/notes-from-harvest-${number}.yaml`);
}

const preview = 'the settings of a preview, with a draft';

const edits: Record<string, () => unknown> = {
  'an article dated today': () => addArticle({ published: day() }),
  'a scheduled article': () => addArticle({ publish: '2999-12-31' }),
  'a draft': () => addArticle({ publish: 'draft' }),
  'a role posted today': () => edit(first('jobs'), () => ({ posted: day() })),
  'a photograph': () => {
    const file = 'pictures/harvest.jpg';
    edit(first('articles'), () => ({ image: { file, alt: 'A basket of apples' } }));
    mkdirSync(pathOf('pictures'), { recursive: true });
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const create = { width: 1600, height: 1200, channels: 3, background: 'tan', noise } as const;
    return sharp({ create }).jpeg().toFile(pathOf(file));
  },
  'no social networks': () => edit('site.yaml', () => ({ social: [] })),
  'a deleted testimonial': () => edit('blocks/testimonials.yaml', ({ items }) => ({ items: items.slice(1) })),
  'one more question': () =>
    edit('blocks/faq.yaml', ({ items }) => ({
      items: [
        ...items,
        { id: items.length + 1, question: 'Do you plant trees?', answer: `${'Yes, we do. '.repeat(20)}` },
      ],
    })),
  'a renamed button': () =>
    edit('pages/home.yaml', ({ hero }) => ({ hero: { ...hero, contact: { ...hero.contact, label: 'Write to Us' } } })),
  'a hyphenated title': () => {
    edit(first('articles'), () => ({ title: 'Zero-downtime re-deployments, step-by-step' }));
    edit(first('services'), () => ({ title: 'Low-Code Front-End Re-Writes' }));
  },
  'a company name of 33 characters': () => edit('site.yaml', () => ({ name: 'Trelliswork & Daughters of Pune 7' })),
  'Windows line ends': () => {
    for (const file of ['site.yaml', 'pages/home.yaml', first('articles'), first('services')])
      writeFileSync(pathOf(file), textOf(file).replaceAll('\n', '\r\n'));
  },
  'a byte order mark': () => {
    for (const file of ['site.yaml', 'pages/about.yaml', first('articles'), first('jobs')])
      writeFileSync(pathOf(file), `\uFEFF${textOf(file)}`);
  },
  [preview]: () => {
    addArticle({ publish: 'draft' });
    writeFileSync(join(clone, '.env'), 'SHOW_DRAFTS=1\n');
  },
};

process.loadEnvFile('.env.example');
// As in .ci/run: the tests look at what visitors get.
const env = { ...process.env, SHOW_DRAFTS: '' };

function run(command: string, ...words: string[]): boolean {
  return spawnSync(command, words, { cwd: clone, env, stdio: 'inherit' }).status === 0;
}

const outcome: string[] = [];
try {
  spawnSync('git', ['clone', '--quiet', process.cwd(), clone], { stdio: 'inherit' });
  await sharePackages(clone);
  const content = join(clone, 'content');
  const asItWas = join(clone, 'content-as-it-was');
  cpSync(content, asItWas, { recursive: true });
  for (const [name, play] of Object.entries(edits).filter(([name]) => name.includes(process.argv[2] ?? ''))) {
    console.log(`── ${name}`);
    rmSync(content, { recursive: true });
    cpSync(asItWas, content, { recursive: true });
    await play();
    // Further builds take as long as everything else, so the last edit alone has them.
    const left = ['tests/spec/**', ...(name === preview ? [] : ['tests/build/**'])];
    const passed =
      run('npm', 'run', '--silent', 'build') &&
      run(
        'npx',
        'vitest',
        'run',
        '--project',
        'units',
        '--project',
        'built',
        ...left.map((path) => `--exclude=${path}`),
      );
    outcome.push(`${passed ? 'passed' : 'FAILED'}: ${name}`);
  }
} finally {
  rmSync(clone, { recursive: true, force: true });
}
console.log(outcome.join('\n'));
process.exitCode = outcome.every((line) => line.startsWith('passed')) ? 0 : 1;
