// node tests/editor/play.ts [--from 2]: an editor's work in a clone of the last commit, in three builds for visitors. After each of them
// every suite must be green without a change to a test; tests/spec/ stays out where content leaves the specification.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sharePackages } from '../build/project.ts';
import { add, change, empty } from './edits.ts';

const days = [
  { name: 'an article, a job and a service added', edit: add, suites: ['spec', 'site'] },
  {
    name: 'one renamed, one deleted, many texts changed',
    edit: change,
    suites: ['spec', 'site', 'behavior', 'contact'],
  },
  { name: 'testimonials and jobs emptied', edit: empty, suites: ['site', 'behavior'] },
];

/** The day to begin with; what was edited before it is edited all the same. */
const { values } = parseArgs({ options: { from: { type: 'string', default: '1' } } });
const first = Number(values.from) - 1;

const clone = mkdtempSync(join(tmpdir(), 'editor-'));
const env = {
  ...process.env,
  SITE_LIVE: '1',
  PUBLIC_EMAILJS_SERVICE_ID: 'service_of_the_editor',
  PUBLIC_EMAILJS_TEMPLATE_ID: 'template_of_the_editor',
  PUBLIC_EMAILJS_PUBLIC_KEY: 'key_of_the_editor',
};

function run(command: string, ...words: string[]): boolean {
  console.log(`── ${command} ${words.join(' ')}`);
  return spawnSync(command, words, { cwd: clone, env, stdio: 'inherit' }).status === 0;
}

const git = (...words: string[]) =>
  run('git', '-c', 'user.name=Editor', '-c', 'user.email=editor@example.com', ...words);

const outcome: string[] = [];
try {
  spawnSync('git', ['clone', '--quiet', `file://${process.cwd()}`, clone], { stdio: 'inherit' });
  await sharePackages(clone);
  for (const [index, { name, edit, suites }] of days.entries()) {
    edit(clone);
    if (index < first) continue;
    // A failure leaves its trace where it outlives the clone.
    const traces = join(process.cwd(), 'test-results', `editor-${index + 1}`);
    const without = suites.includes('spec') ? [] : ['--exclude', 'tests/spec/**'];
    const green =
      git('add', '--all', 'content') &&
      git('commit', '--quiet', '--message', `Content: ${name}`) &&
      run('npm', 'run', '--silent', 'build') &&
      run('npx', 'vitest', 'run', '--project', 'units', '--project', 'built', ...without) &&
      run(
        'npx',
        'playwright',
        'test',
        '--reporter=dot',
        `--output=${traces}`,
        ...suites.map((suite) => `tests/${suite}/`),
      );
    outcome.push(`${green ? 'passed' : 'FAILED'}: ${name}`);
  }
} finally {
  rmSync(clone, { recursive: true, force: true });
}
console.log(outcome.join('\n'));
process.exitCode = outcome.length === days.length - first && !outcome.some((line) => line.startsWith('FAILED')) ? 0 : 1;
