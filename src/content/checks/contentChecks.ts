// All problems of content/ at once, each with its file and field. Before Astro reads content/, because it stops at the first bad file.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { photographMegabytes, photographWidths } from '../../drawings/photographs.ts';
import { routes } from '../../lib/routes.ts';
import { entries } from '../schemas.ts';
import { failWith, warnOf } from './buildMessages.ts';
import { type ContentFile, entryAddress, filesIn, inFolder, isDraft, readContent } from './contentFiles.ts';
import { type NamedFile, namedFiles } from './namedFiles.ts';
import { fileName, placeName } from './names.ts';

/** What the schema of a file refuses. */
function findBadValues(file: ContentFile): string[] {
  if (file.yamlError) return [`${file.path}: it is not valid YAML: ${file.yamlError}`];
  const issues = file.schema.safeParse(file.data).error?.issues ?? [];
  return issues.map(({ path, message }) => `${placeName(file, path)}: ${message}.`);
}

/** The addresses that the host redirects before it looks for a page. */
function redirectedAddresses(root: string): string[] {
  const [rules = ''] = filesIn(root, 'public/_redirects').map((path) => readFileSync(join(root, path), 'utf8'));
  return Array.from(rules.matchAll(/^\/\S+/gm), ([address]) => address);
}

/** An entry has its file name or its number in its address, which may be that of another page or, as /blog/404, of none. */
function findTakenAddresses(root: string, files: readonly ContentFile[]): string[] {
  const taken: unknown[] = [...Object.values(routes), ...redirectedAddresses(root), '/index', '/drawings'];
  const withTaken = files.filter((file) => taken.includes(entryAddress(file)));
  return withTaken.map((file) => `${fileName(file)}: another page has the address ${entryAddress(file)}.`);
}

/** A new file is named after its title, which may have no letter for it. Astro ignores a file without a name. */
function findBadNames(root: string): string[] {
  const folders = Object.keys(entries).join(',');
  const files = filesIn(root, `content/{${folders}}/{*,.*}`).filter((path) => !path.endsWith('/.gitkeep'));
  const isGood = (path: string) => /\/[\w-]+\.yaml$/.test(path);
  return files
    .filter((path) => !isGood(path))
    .map((path) => `${path}: the name should have letters from a to z, digits and hyphens, and end with .yaml.`);
}

/** The files that have the same key, such as "A (a.yaml) and B (b.yaml)", with the key. */
function findShared(files: readonly ContentFile[], keyOf: (file: ContentFile) => unknown): [unknown, string][] {
  const groups = [...Map.groupBy(files, keyOf)].filter(([, group]) => group.length > 1);
  return groups.map(([key, group]) => [key, group.map(fileName).join(' and ')]);
}

/** Visitors choose a service in the contact form by its name; editors choose projects, people and topics. */
const chosenByName = ['services', 'projects', 'people', 'topics'] as const;

function findRepeatedNames(files: readonly ContentFile[]): string[] {
  const nameOf = ({ data: { title, name } }: ContentFile) =>
    String(title ?? name ?? '')
      .toLowerCase()
      .replaceAll(/\s/g, '');
  return chosenByName
    .flatMap((folder) => findShared(inFolder(files, folder).filter(nameOf), nameOf))
    .map(([, paths]) => `${paths} have the same name. Choose another one.`);
}

function findRepeatedNumbers(files: readonly ContentFile[]): string[] {
  const articles = inFolder(files, 'articles').filter(({ data }) => Number.isInteger(data.id));
  const next = Math.max(...articles.map(({ data }) => Number(data.id))) + 1;
  return findShared(articles, ({ data }) => data.id).map(
    ([id, paths]) => `${paths} have the same number ${id}. The next number is ${next}.`,
  );
}

/** What is wrong with a photograph, if something is. */
async function photographProblem(file: string): Promise<string | undefined> {
  const megabytes = statSync(file).size / 2 ** 20;
  if (megabytes > photographMegabytes)
    return `has ${megabytes.toFixed(1)} MB; at most ${photographMegabytes} are allowed`;
  const metadata = await sharp(file)
    .metadata()
    .catch(() => undefined);
  // The photographs of a telephone may be HEIC files, whatever they are called. AVIF is the same format with another compression.
  const { format, compression, autoOrient } = metadata ?? {};
  const isKnown = format === 'heif' ? compression === 'av1' : ['jpeg', 'png', 'webp'].includes(format ?? '');
  if (!isKnown || !autoOrient) return 'is no JPEG, PNG, WebP or AVIF file';
  // A damaged file has a size, and fails when its pictures are made.
  const isWhole = await sharp(file)
    .resize(16)
    .toBuffer()
    .then(Boolean, () => false);
  if (!isWhole) return 'is damaged. Export it again';
  const [least] = photographWidths;
  return autoOrient.width < least ? `is ${autoOrient.width} pixels wide; at least ${least} are needed` : undefined;
}

async function findBadFiles(root: string, named: readonly NamedFile[]): Promise<string[]> {
  const existing = new Set(filesIn(root, '{art,content}/**'));
  const problemOf = async ({ from, path, isPhotograph }: NamedFile) => {
    if (!existing.has(path)) return `${path} does not exist`;
    if (from.path === path) return 'it refers to itself';
    const problem = isPhotograph ? await photographProblem(join(root, path)) : undefined;
    return problem && `${path} ${problem}`;
  };
  const problems: string[] = [];
  for (const file of named) {
    const problem = await problemOf(file);
    if (problem) problems.push(`${placeName(file.from, file.field)}: ${problem}.`);
  }
  return problems;
}

/** The page of a role shows what its colleague says on Careers. */
function findSilentColleagues(files: readonly ContentFile[]): string[] {
  const careers = files.find(({ path }) => path === 'content/pages/careers.yaml')?.data;
  const { quotes = [] } = (careers?.colleagueQuotes ?? {}) as { quotes?: { person: string }[] };
  const quoted: unknown[] = quotes.map(({ person }) => person);
  return inFolder(files, 'jobs')
    .filter(({ data: { colleague } }) => colleague && !quoted.includes(colleague))
    .map((file) => `${placeName(file, ['colleague'])}: content/pages/careers.yaml has no quote of this person.`);
}

/** In its own units. Phones show a wider diagram too small. */
const widestDiagram = 480;

/** A wide diagram needs another drawing for phones, with a text alternative of its own. */
function findBadDiagrams(root: string, files: readonly ContentFile[]): string[] {
  const problems: string[] = [];
  for (const file of files) {
    const blocks = Array.isArray(file.data.blocks) ? file.data.blocks : [];
    for (const [index, block] of blocks.entries()) {
      const diagram = block?.image?.diagram;
      const wide = `art/diagrams/${diagram?.drawing}.svg`;
      if (!existsSync(join(root, wide))) continue;
      const [, width] = /viewBox="\S+ \S+ (\S+)/.exec(readFileSync(join(root, wide), 'utf8')) ?? [];
      const narrow = wide.replace('.svg', '.narrow.svg');
      const hasNarrow = existsSync(join(root, narrow));
      const nameOf = (field: string) => placeName(file, ['blocks', index, 'image', 'diagram', field]);
      if (Number(width) > widestDiagram && !hasNarrow)
        problems.push(
          `${nameOf('drawing')}: ${wide} is too wide for phones, and ${narrow}, which they would show, is missing. Add it, or choose another drawing.`,
        );
      else if (hasNarrow && !diagram.altNarrow)
        problems.push(`${nameOf('altNarrow')}: is required, because phones show another drawing, ${narrow}.`);
    }
  }
  return problems;
}

/** All problems of content/, which fail the build, and warnings. */
export async function checkContent(root: string): Promise<{ problems: string[]; warnings: string[] }> {
  const files = readContent(root);
  const named = files.flatMap(namedFiles);
  const used = new Set(named.map(({ path }) => path));
  const unused = filesIn(root, 'content/pictures/*.*').filter((path) => !used.has(path));
  const undated = inFolder(files, 'articles').filter(isDraft);
  return {
    problems: [
      ...findBadNames(root),
      ...files.flatMap(findBadValues),
      ...findTakenAddresses(root, files),
      ...findRepeatedNames(files),
      ...findRepeatedNumbers(files),
      ...(await findBadFiles(root, named)),
      ...findSilentColleagues(files),
      ...findBadDiagrams(root, files),
    ],
    warnings: [
      ...unused.map((path) => `${path}: no page uses this photograph.`),
      ...undated.map((file) => `${fileName(file)}: the article is a draft, because Published has no day.`),
    ],
  };
}

/** Fails the build for problems of content/. `astro dev` names them at its start and after each save. */
export const contentChecks = (): AstroIntegration => {
  let root = '';
  return {
    name: 'content-checks',
    hooks: {
      'astro:config:setup': async ({ command, config, logger }) => {
        root = fileURLToPath(config.root);
        const { problems, warnings } = await checkContent(root);
        for (const warning of warnings) warnOf(warning, logger);
        if (command !== 'dev') failWith(problems);
        for (const problem of problems) logger.error(problem);
      },
      'astro:server:setup': ({ server, logger }) => {
        server.watcher.on('all', async (_, file) => {
          if (!file.startsWith(join(root, 'content'))) return;
          const { problems } = await checkContent(root);
          for (const problem of problems) logger.error(problem);
        });
      },
    },
  };
};
