// The rules of folders in biome.jsonc. An override replaces the options of the others without a word, so each rule is tried here.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../support/folderWith.ts';
import { listFiles } from '../support/listFiles.ts';

/** What a file in each folder must not import. */
const refused = {
  'src/features/blog': [
    'astro:content',
    '@/features/home/Faq',
    '../home/Faq',
    '@/layout/Header',
    '../../layout/Header',
    '@/pages/_everyPage',
  ],
  'src/features/blog/article': ['astro:content', '@/features/home/Faq', '../../home/Faq', '@/layout/Header'],
  'src/ui/Card': [
    'astro:content',
    '@/content/pages/getPage',
    '../../content/site.ts',
    '@/drawings/chosenPictures',
    '@/features/home/Faq',
    '@/layout/Header',
    '@/seo/icons',
  ],
  'src/lib': ['astro:content', '@/content/pages/getPage', '../content/site.ts', '@/features/home/Faq', '@/seo/icons'],
  'src/content': ['@/features/home/Faq', '../features/home/strings.ts', '@/layout/Header', '@/seo/icons', '@/ui/icons'],
  'src/layout': ['astro:content', '@/features/home/Faq', '../features/home/Faq', '@/pages/_everyPage'],
  'src/seo': ['astro:content', '@/features/home/Faq', '../features/home/strings.ts', '@/pages/_everyPage'],
  'src/drawings': ['astro:content'],
  'src/pages': ['astro:content'],
};

const allowed = {
  'src/features/blog': ['@/content/pages/getPage', '@/ui/icons', '@/seo/feed', './strings', './article/ArticleEnd'],
  'src/features/blog/article': ['../strings', '@/content/pages/getPage', '../../../lib/routes.ts'],
  'src/ui/Card': ['@/drawings/picture', '@/lib/text', '@/ui/icons'],
  'src/lib': ['./text'],
  'src/content': ['astro:content', '../lib/text.ts', './pages/home.ts'],
  'src/layout': ['@/content/pages/getPage', '@/seo/feed', '@/ui/icons'],
  'src/seo': ['@/content/pages/getPage', '@/ui/icons'],
  'src/pages': ['@/features/home/Faq', '@/layout/Page.astro'],
};

/** What a browser test must not import: its loader knows neither drawings nor styles. */
const refusedInBrowserTests = ['@/ui/Card/Card', './Card.tsx', '../../drawings/picture.ts'];
const allowedInBrowserTests = ['../../../tests/support/test.ts', '../../lib/routes.ts', './strings.ts'];

type Imports = readonly (readonly [file: string, specifier: string])[];

/** A file for each import, with the same name in every list. */
const everyImport = (folders: Record<string, readonly string[]>, ending: string): Imports =>
  Object.entries(folders).flatMap(([folder, specifiers]) =>
    specifiers.map((specifier, index) => [`${folder}/${ending.slice(1)}${index}${ending}`, specifier] as const),
  );

function write([file, specifier]: Imports[number]): string {
  const lines = `import { part } from '${specifier}';\n\nexport const parts = [part];\n`;
  return file.endsWith('.astro') ? `---\n${lines}---\n` : lines;
}

/** The messages of the linter for a project of these files, by file. */
function lint(files: Record<string, string>): (readonly [file: string, message: string])[] {
  const configuration = ['biome.jsonc', 'package.json', 'tsconfig.json'].map((file) => [
    file,
    readFileSync(file, 'utf8'),
  ]);
  const folder = folderWith({ ...Object.fromEntries(configuration), ...files });
  const command = resolve('node_modules/@biomejs/biome/bin/biome');
  const options = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json'];
  let report: string;
  try {
    report = execFileSync(process.execPath, [command, ...options], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    // The linter ends with an error when it finds one.
    report = (error as { stdout: string }).stdout;
  }
  const { diagnostics } = JSON.parse(report) as {
    diagnostics: { message: string; location: { path: string } }[];
  };
  return diagnostics.map(({ message, location }) => [location.path.replaceAll('\\', '/'), message] as const);
}

test('the linter refuses imports that a folder must not have, and no others; a unit test may import what it compares with', () => {
  const planted = [
    ...everyImport(refused, '.tsx'),
    ...everyImport(refused, '.astro'),
    ...everyImport({ 'src/ui/Card': refusedInBrowserTests }, '.spec.ts'),
  ];
  const fine = [
    ...everyImport(allowed, '.fine.tsx'),
    ...everyImport(allowed, '.fine.astro'),
    ...everyImport({ 'src/ui/Card': allowedInBrowserTests }, '.fine.spec.ts'),
    ...everyImport(refused, '.test.tsx').filter(([, specifier]) => specifier !== 'astro:content'),
  ];
  const found = lint(Object.fromEntries([...planted, ...fine].map((one) => [one[0], write(one)])));
  const expected = planted.map(([file, specifier]) => [file, `Do not import '${specifier}'.`]);
  expect(found.toSorted()).toEqual(expected.toSorted());
});

test('the linter refuses a circle of imports, of types too', () => {
  const found = lint({
    'src/lib/one.ts': "import type { Two } from './two';\n\nexport type One = Two | 1;\n",
    'src/lib/two.ts': "import type { One } from '@/lib/one';\n\nexport type Two = One | 2;\n",
  });
  expect(found.map(([file, message]) => `${file}: ${message}`).toSorted()).toEqual([
    'src/lib/one.ts: This import is part of a cycle.',
    'src/lib/two.ts: This import is part of a cycle.',
  ]);
});

test('no two files of a folder differ by case only, as GoBack.tsx and goBack.ts, which are one module on macOS and Windows', () => {
  const spellings = new Map<string, string>();
  const clashes: string[] = [];
  for (const folder of ['src', 'art', 'content', 'deploy', 'public', 'tests', 'tools']) {
    for (const file of listFiles(folder)) {
      const module = `${folder}/${file}`.replace(/\.[^/]*$/, '');
      const first = spellings.get(module.toLowerCase()) ?? module;
      if (first !== module) clashes.push(`${first} and ${module}`);
      spellings.set(module.toLowerCase(), first);
    }
  }
  expect(clashes).toEqual([]);
});
