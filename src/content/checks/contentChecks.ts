// Checks what Astro cannot: whether the files that content names exist, photographs, numbers of articles and names of files.
import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { parse } from 'yaml';
import { photographMegabytes, photographWidths } from '../../drawings/photographs.ts';
import { posixPath } from '../../lib/posixPath.ts';
import { routes } from '../../lib/routes.ts';
import { image, toJsonSchema } from '../fields/jsonSchema.ts';
import { entries, pages, site } from '../schemas.ts';
import { warnOf } from './buildWarning.ts';
import { type ContentFile, type NamedFile, namedFiles } from './namedFiles.ts';

const filesIn = (root: string, pattern: string) => globSync(pattern, { cwd: root }).map(posixPath).sort();

/** The files of content/ with their schemas. */
function readContent(root: string): ContentFile[] {
  const schemas = [
    ...Object.entries(entries).map(([folder, schema]) => [`${folder}/*`, schema(image)] as const),
    ...Object.entries(pages).map(([name, schema]) => [`pages/${name}`, schema(image)] as const),
    ['site', site] as const,
  ];
  return schemas.flatMap(([pattern, zodSchema]) => {
    const schema = toJsonSchema(zodSchema);
    return filesIn(root, `content/${pattern}.yaml`).map((path) => ({
      path,
      schema,
      data: parse(readFileSync(join(root, path), 'utf8')),
    }));
  });
}

/** The addresses that the host redirects before it looks for a page. */
function redirectedAddresses(root: string): string[] {
  const [rules = ''] = filesIn(root, 'public/_redirects').map((path) => readFileSync(join(root, path), 'utf8'));
  return Array.from(rules.matchAll(/^\/\S+/gm), ([address]) => address);
}

/** The file name of a legal page is its address, which may be that of another page. */
function findTakenAddresses(root: string, files: readonly ContentFile[]): string[] {
  const taken: unknown[] = [...Object.values(routes), ...redirectedAddresses(root)];
  return files
    .filter(({ path }) => path.startsWith('content/legal/') && taken.includes(routes.legal(basename(path, '.yaml'))))
    .map(({ path }) => `${path}: another page has the address ${routes.legal(basename(path, '.yaml'))}.`);
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

interface ArticleFile {
  path: string;
  id: number;
  published?: unknown;
}

function articlesIn(files: readonly ContentFile[]): ArticleFile[] {
  const articles = files.filter(({ path }) => path.startsWith('content/articles/'));
  return articles.map(({ path, data }) => ({ path, ...(data as Omit<ArticleFile, 'path'>) }));
}

/** Visitors choose a service in the contact form by its name, and editors the topic of an article. */
const chosenByName = ['services', 'topics'];

function findRepeatedNames(files: readonly ContentFile[]): string[] {
  return chosenByName.flatMap((folder) => {
    const entriesOfFolder = files.filter(({ path }) => path.startsWith(`content/${folder}/`));
    const named = Map.groupBy(entriesOfFolder, ({ data }) => {
      const { title, name } = data as { title?: string; name?: string };
      return title ?? name;
    });
    return [...named]
      .filter(([, group]) => group.length > 1)
      .map(([name, group]) => `${group.map(({ path }) => path).join(' and ')} have the same name "${name}".`);
  });
}

function findRepeatedNumbers(files: readonly ContentFile[]): string[] {
  const numbers = articlesIn(files);
  const next = Math.max(...numbers.map(({ id }) => id)) + 1;
  return [...Map.groupBy(numbers, ({ id }) => id)]
    .filter(([, group]) => group.length > 1)
    .map(([id, group]) => {
      const paths = group.map(({ path }) => path).join(' and ');
      return `${paths} have the same number ${id}. The next number is ${next}.`;
    });
}

/** What is wrong with a photograph, if something is. */
async function photographProblem(file: string): Promise<string | undefined> {
  const megabytes = statSync(file).size / 2 ** 20;
  if (megabytes > photographMegabytes)
    return `has ${megabytes.toFixed(1)} MB; at most ${photographMegabytes} are allowed`;
  const { autoOrient } = await sharp(file)
    .metadata()
    .catch(() => ({ autoOrient: undefined }));
  if (!autoOrient) return 'is not a picture';
  const [least] = photographWidths;
  return autoOrient.width < least ? `is ${autoOrient.width} pixels wide; at least ${least} are needed` : undefined;
}

async function findBadFiles(root: string, named: readonly NamedFile[]): Promise<string[]> {
  const existing = new Set(filesIn(root, '{art,content}/**'));
  const problems: string[] = [];
  for (const { from, path, isPhotograph } of named) {
    if (!existing.has(path)) problems.push(`${from}: ${path} does not exist.`);
    else if (from.startsWith(`${path},`)) problems.push(`${from}: it refers to itself.`);
    else if (isPhotograph) {
      const problem = await photographProblem(join(root, path));
      if (problem) problems.push(`${from}: ${path} ${problem}.`);
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
  const undated = articlesIn(files).filter(({ published }) => !published);
  return {
    problems: [
      ...findBadNames(root),
      ...findTakenAddresses(root, files),
      ...findRepeatedNames(files),
      ...findRepeatedNumbers(files),
      ...(await findBadFiles(root, named)),
    ],
    warnings: [
      ...unused.map((path) => `${path}: no page uses this photograph.`),
      ...undated.map(({ path }) => `${path}: the article is a draft, because Published has no day.`),
    ],
  };
}

/** Fails the build for problems of content/, all at once. `astro dev` names them after each save. */
export const contentChecks = (): AstroIntegration => {
  let root = '';
  return {
    name: 'content-checks',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:start': async ({ logger }) => {
        const { problems, warnings } = await checkContent(root);
        for (const warning of warnings) warnOf(warning, logger);
        if (problems.length > 0) throw new Error(problems.join('\n'));
      },
      'astro:server:setup': ({ server, logger }) => {
        const content = join(root, 'content');
        const report = async () => {
          const { problems } = await checkContent(root);
          for (const problem of problems) logger.error(problem);
        };
        server.watcher.on('all', (_, file) => {
          // Astro itself names a file that cannot be read.
          if (file.startsWith(content)) report().catch(() => undefined);
        });
      },
    },
  };
};
