// Scripts of workflows, run with a stand-in for gh. GitHub runs them on Ubuntu, with `bash -e`.
import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { folderWith } from '../tests/support/folderWith.ts';

interface Job {
  steps: { id?: string; run: string }[];
}

const readJob = (file: string, job: string): Job => parse(readFileSync(`.github/workflows/${file}`, 'utf8')).jobs[job];

/** Prints the open issue, the jobs of the run and the log of a job, and notes what it is asked to change. */
const gh = `#!/usr/bin/env bash
case "$*" in
  issue\\ list*) echo "\${ISSUE}" ;;
  *actions/runs/12/jobs*) cat jobs ;;
  *actions/jobs/7/logs) cat log ;;
  issue*) printf '%s\\n' "\${@:2}" >asked ;;
esac
`;

const log = [
  ...Array.from({ length: 40 }, (_, index) => `line ${index}`),
  '##[error]content/site.yaml, field name: is required.',
  ...Array.from({ length: 28 }, (_, index) => `trace ${index}`),
  '##[error]Process completed with exit code 1.',
  'Post job cleanup.',
  'git config',
].map((line) => `2026-11-19T00:00:00.0000000Z ${line}\n`);

interface Run {
  conclusion: string;
  issue?: string;
  jobs?: string;
}

/** What the script of report.yml asks GitHub to change, one argument a line. */
function report({ conclusion, issue = '', jobs = '' }: Run): string[] {
  const [{ run = '' } = {}] = readJob('report.yml', 'report').steps;
  const folder = folderWith({ gh, asked: '', jobs, log: log.join('') });
  chmodSync(join(folder, 'gh'), 0o755);
  const env = {
    PATH: `${folder}:${process.env.PATH}`,
    GH_REPO: 'company/website',
    LABEL: 'Deploy',
    CONCLUSION: conclusion,
    RUN_ID: '12',
    RUN: 'address',
    ISSUE: issue,
  };
  execFileSync('bash', ['-e', '-c', run], { cwd: folder, env });
  return readFileSync(join(folder, 'asked'), 'utf8').split('\n').slice(0, -1);
}

describe.runIf(process.platform === 'linux')('the report of a run', () => {
  test('opens an issue with the errors and then the end of the log of the job that failed', () => {
    const jobs = '5 failure build (drafts)\n6 success build (site)\n7 failure deploy\n8 null report / report\n';
    const asked = report({ conclusion: 'failure', jobs });
    expect(asked.slice(0, 5)).toEqual(['create', '--label', 'Deploy', '--title', 'Deploy failed on main']);
    const error = 'content/site.yaml, field name: is required.';
    const lines = ['', `    ${error}`, '', `    ##[error]${error}`, '    trace 0'];
    expect(asked.slice(5, 12)).toEqual(['--body', 'address', ...lines]);
    expect(asked.slice(-2)).toEqual(['    trace 27', '    ##[error]Process completed with exit code 1.']);
  });

  test('comments on the open issue, also after a time limit and without a log', () => {
    const asked = report({ conclusion: 'cancelled', issue: '3', jobs: '7 cancelled build (site)\n' });
    expect(asked.at(-2)).toBe('    trace 27');
    expect(report({ conclusion: 'failure', issue: '3' })).toEqual(['comment', '3', '--body', 'address']);
  });

  test('closes the open issue after a success', () => {
    const comment = ['--comment', 'A later run succeeded: address'];
    expect(report({ conclusion: 'success', issue: '3' })).toEqual(['close', '3', ...comment]);
    expect(report({ conclusion: 'success' })).toEqual([]);
  });
});

describe.runIf(process.platform === 'linux')('the site', () => {
  test.each([
    ['of a company', 0, '', 'live=1\n'],
    ['with values of the sample, is not deployed', 1, '', ''],
    ['with such values on a bound domain, which fails the build', 1, 'true', 'live=1\n'],
  ])('%s', (_, status, domainBound, live) => {
    const step = readJob('deploy.yml', 'build').steps.find(({ id }) => id === 'site');
    const node = `#!/usr/bin/env bash\n[ "$*" = deploy/sample.ts ] && exit ${status}\n`;
    const folder = folderWith({ 'content/site.yaml': 'name: Roots\nurl: https://roots.company\n', output: '', node });
    chmodSync(join(folder, 'node'), 0o755);
    const env = { PATH: `${folder}:${process.env.PATH}`, GITHUB_OUTPUT: 'output', DOMAIN_BOUND: domainBound };
    execFileSync('bash', ['-e', '-c', step?.run ?? ''], { cwd: folder, env });
    expect(readFileSync(join(folder, 'output'), 'utf8')).toBe(`origin=https://roots.company\n${live}`);
  });
});
