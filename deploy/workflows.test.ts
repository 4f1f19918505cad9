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
  'What is wrong',
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
  test('opens an issue with the end of the log of the job that failed', () => {
    const jobs = '5 failure build (drafts)\n6 success build (site)\n7 failure deploy\n8 null report / report\n';
    const asked = report({ conclusion: 'failure', jobs });
    expect(asked.slice(0, 5)).toEqual(['create', '--label', 'Deploy', '--title', 'Deploy failed on main']);
    expect(asked.slice(5, 9)).toEqual(['--body', 'address', '', '    line 12']);
    expect(asked.slice(-3)).toEqual([
      '    line 39',
      '    What is wrong',
      '    ##[error]Process completed with exit code 1.',
    ]);
  });

  test('comments on the open issue, also after a time limit', () => {
    const asked = report({ conclusion: 'cancelled', issue: '3', jobs: '7 cancelled build (site)\n' });
    expect(asked.slice(0, 4)).toEqual(['comment', '3', '--body', 'address']);
    expect(asked.at(-2)).toBe('    What is wrong');
  });

  test('has the address of the run if there is no log', () => {
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
    ['with the addresses of a company', 'https://roots.company', '', 'live=1\n'],
    ['with the addresses of the sample, is not deployed', 'https://roots.example', '', ''],
    ['with such addresses on a bound domain, which fails the build', 'https://roots.example', 'true', 'live=1\n'],
  ])('%s', (_, url, domainBound, live) => {
    const step = readJob('deploy.yml', 'build').steps.find(({ id }) => id === 'site');
    const folder = folderWith({ 'content/site.yaml': `name: Roots\nurl: ${url}\n`, output: '' });
    const env = { PATH: process.env.PATH, GITHUB_OUTPUT: 'output', DOMAIN_BOUND: domainBound };
    execFileSync('bash', ['-e', '-c', step?.run ?? ''], { cwd: folder, env });
    expect(readFileSync(join(folder, 'output'), 'utf8')).toBe(`origin=${url}\n${live}`);
  });
});
