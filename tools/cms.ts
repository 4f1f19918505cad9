// npm run cms: writes what follows from the content and its schemas: the settings of the CMS (.pages.yml), and every content
// file in the form in which the CMS saves it.
import { writeFileSync } from 'node:fs';
import { importSource } from './importSource.ts';

const { generatedFiles } = await importSource<typeof import('../src/content/desk/generated.ts')>(
  '/src/content/desk/generated.ts',
);
const { files, mistakes } = generatedFiles(process.cwd());
for (const mistake of mistakes) console.error(mistake);
for (const [path, text] of files) writeFileSync(path, text);
process.exitCode = mistakes.length > 0 ? 1 : 0;
