// npm run test:takeover [-- --quick]: another company takes the site over in a clone of the last commit, from a file of answers.
// Setup changes only what it says; the site builds without a trace of the sample; every suite but tests/spec/ is green; and a
// later version of this project merges without a conflict. --quick leaves the suites out.
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sharePackages } from '../build/project.ts';

// The contact form of the other company is connected to the stand-in that the tests bring.
process.loadEnvFile('.env.example');
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const answers = 'tests/companies/harbour/answers.yaml';
/** What setup may change. */
const changeable = /^(?:content\/|tests\/spec\/|\.pages\.yml$|\.vscode\/|package(?:-lock)?\.json$|wrangler\.jsonc$)/;
const sampleName = /trelliswork/i;

const clone = mkdtempSync(join(tmpdir(), 'company-'));

function run(command: string, ...words: string[]): void {
  console.log(`── ${command} ${words.join(' ')}`);
  const { status } = spawnSync(command, words, { cwd: clone, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} failed.`);
}

const me = ['-c', 'user.name=Company', '-c', 'user.email=company@example.com', '-c', 'commit.gpgsign=false'];
const git = (...words: string[]) => run('git', ...me, ...words);
const said = (...words: string[]) => spawnSync('git', words, { cwd: clone, encoding: 'utf8' }).stdout.trim();
const commit = (message: string) => {
  git('add', '--all');
  git('commit', '--quiet', '--message', message);
};

function requireNone(what: string, found: readonly string[]): void {
  if (found.length > 0) throw new Error(`${what}: ${found.join(', ')}`);
}

try {
  spawnSync('git', ['clone', '--quiet', `file://${process.cwd()}`, clone], { stdio: 'inherit' });
  await sharePackages(clone);
  const base = said('rev-parse', 'HEAD');

  const start = performance.now();
  run('node', 'tools/setup/setup.ts', '--answers', answers);
  commit('Put in our company');
  run('npm', 'run', '--silent', 'build');
  const minutes = (performance.now() - start) / 60_000;
  console.log(`Taken over and built in ${minutes.toFixed(1)} minutes.`);
  if (minutes > 10) throw new Error('A company should be in place within ten minutes.');

  const changed = said('diff', '--name-only', base).split('\n');
  requireNone(
    'Setup changed what it should not',
    changed.filter((file) => !changeable.test(file)),
  );
  const texts = readdirSync(join(clone, 'dist'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:html|md|txt|xml|json|svg|js|webmanifest)$/.test(file),
  );
  requireNone(
    'The sample is still named in dist/',
    texts.filter((file) => sampleName.test(readFileSync(join(clone, 'dist', file), 'utf8'))),
  );

  run('node', 'tools/setup/setup.ts', '--answers', answers);
  requireNone('A second setup changed something', said('status', '--porcelain').split('\n').filter(Boolean));

  if (!values.quick) {
    run('npx', 'vitest', 'run', '--exclude', 'tests/spec/**', '--project', 'units', '--project', 'built');
    run(
      'npx',
      'playwright',
      'test',
      '--reporter=dot',
      'tests/site',
      'tests/behavior',
      'tests/contact',
      'tests/delivery',
    );
  }

  // A later version of this project: code that changed after the company left.
  git('checkout', '--quiet', '-b', 'later', base);
  for (const file of ['src/pages/index.astro', 'src/content/schemas/site.ts', 'docs/operations.md'])
    appendFileSync(join(clone, file), '\n');
  commit('A later version');
  git('checkout', '--quiet', '-');
  git('merge', '--quiet', '--no-edit', 'later');
  console.log('A later version merges without a conflict.');
} finally {
  rmSync(clone, { recursive: true, force: true });
}
