// npm run cms: writes what follows from the content and its schemas: the settings of the desk (.pages.yml), the JSON schemas
// for editors of files (.vscode), and every content file in the form in which the desk saves it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { importSource } from './importSource.ts';

const { generatedFiles } = await importSource<typeof import('../src/content/desk/generated.ts')>(
  '/src/content/desk/generated.ts',
);
const { files, mistakes } = generatedFiles(process.cwd());
for (const mistake of mistakes) console.error(mistake);
for (const [path, text] of files) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
process.exitCode = mistakes.length > 0 ? 1 : 0;
