// npm run setup [-- --answers company.yaml]: puts a company in place of the sample, and shows three pages of it.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { intro, outro } from '@clack/prompts';
import { importSource } from '../importSource.ts';

const { values } = parseArgs({ options: { answers: { type: 'string' } } });
const { askAnswers, readAnswers } = await importSource<typeof import('./answers.ts')>('/tools/setup/answers.ts');
const { writeCompany } = await importSource<typeof import('./write.ts')>('/tools/setup/write.ts');

if (!values.answers) intro('A company takes this site over. About ten questions; nothing is changed before the last.');
const answers = values.answers ? readAnswers(values.answers) : await askAnswers();
writeCompany(process.cwd(), answers, values.answers ? dirname(values.answers) : '.');

const run = (...words: string[]) => spawnSync('npm', ['run', '--silent', ...words], { stdio: 'inherit' }).status === 0;
// What is left to do is said here, not by a build that fails.
if (run('cms') && run('doctor') && !values.answers) {
  outro('Building the site; then look at /, /services and /contact. Stop it with Ctrl C.');
  if (run('build')) run('preview');
}
