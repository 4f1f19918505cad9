// The import rules of biome.jsonc. An override replaces the options of the others without a word, so each is tried here. That
// they refuse nothing else, `npm run check` shows.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../support/folderWith.ts';
import { listFiles } from '../support/listFiles.ts';

const refused: Record<string, string[]> = {
  'src/pages/jobs.astro': ['astro:content'],
  'src/content/jobs.ts': ['../features/home/strings.ts', '@/ui/icons'],
  'src/seo/feed.ts': ['astro:content', '@/features/home/Faq'],
  'src/ui/Card/Card.tsx': ['astro:content', '@/content/pages/getPage', '@/drawings/pictureChoices'],
  'src/features/blog/Blog.tsx': ['astro:content', '@/layout/Header', '../home/Faq'],
  'src/features/blog/article/Title.tsx': ['astro:content', '@/layout/Header', '../../home/Faq'],
  'src/ui/Card/Card.spec.ts': ['./Card.tsx', '../../drawings/picture.ts', '@/lib/text'],
};

function write([file, specifiers]: [string, string[]]): [string, string] {
  const imports = specifiers.map((specifier) => `import '${specifier}';`).join('\n');
  return [file, file.endsWith('.astro') ? `---\n${imports}\n---\n` : imports];
}

test('Biome refuses what a folder must not import, and circles, of types too', () => {
  const circle = {
    'src/lib/one.ts': "import type { Two } from './two';\n\nexport type One = Two | 1;\n",
    'src/lib/two.ts': "import type { One } from '@/lib/one';\n\nexport type Two = One | 2;\n",
  };
  const settings = ['biome.jsonc', 'package.json', 'tsconfig.json'].map((file) => [file, readFileSync(file, 'utf8')]);
  const planted = Object.entries(refused).map(write);
  const folder = folderWith({ ...circle, ...Object.fromEntries([...settings, ...planted]) });
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  const options = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json'];
  const { stdout } = spawnSync(process.execPath, [biome, ...options], { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { message: string; location: { path: string } }[];
  };
  const found = diagnostics.map(({ message, location }) => `${location.path.replaceAll('\\', '/')}: ${message}`);
  const expected = Object.entries(refused).flatMap(([file, specifiers]) =>
    specifiers.map((specifier) => `${file}: Do not import '${specifier}'.`),
  );
  const circles = Object.keys(circle).map((file) => `${file}: This import is part of a cycle.`);
  expect(found.toSorted()).toEqual([...expected, ...circles].toSorted());
});

test('no two files of a folder differ by case only, because these are one module on macOS and Windows', () => {
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
