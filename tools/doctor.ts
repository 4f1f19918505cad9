// npm run doctor: what should be looked at before the site goes online, a line each with its file.
import { existsSync } from 'node:fs';
import { importSource } from './importSource.ts';

if (existsSync('.env')) process.loadEnvFile();
const { findings } = await importSource<typeof import('../src/content/doctor.ts')>('/src/content/doctor.ts');
const { contentSource, readContent } =
  await importSource<typeof import('../src/content/read.ts')>('/src/content/read.ts');
const { entries, mistakes } = readContent(contentSource(process.cwd()));
const all = [...mistakes, ...findings(entries, process.env)];
for (const { file, line, text } of all) console.log(`${file}, line ${line}: ${text}`);
if (all.length === 0) console.log('Nothing to look at.');
process.exitCode = mistakes.length > 0 ? 1 : 0;
