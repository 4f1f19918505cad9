// The guard of deploy.yml, run in throwaway repositories with a stand-in for gh.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { folderWith } from '../tests/support/folderWith.ts';

const { steps }: { steps: { id?: string; run: string }[] } = parse(readFileSync('.github/workflows/deploy.yml', 'utf8'))
  .jobs.deploy;
const guard = steps.find(({ id }) => id === 'guard')?.run ?? '';

/** Prints the last deployed commit, the pull request of a commit that has one, and who has merged it. */
const gh = `#!/usr/bin/env bash
case "$2" in
  list) printf %s "\${DEPLOYED}" ;;
  */commits/*) [[ "\${MERGED}" != *"$(basename "$(dirname "$2")")"* ]] || echo 1 ;;
  */pulls/1) echo "\${MERGER}" ;;
esac
`;

interface Run {
  /** The files of the commits since the last deployment, each marked if it came by a pull request. */
  commits: string[];
  event: 'push' | 'workflow_dispatch';
  sender?: 'User' | 'Bot';
  merger?: 'User' | 'Bot';
  isFirst?: boolean;
}

function runGuard({ commits, event, sender = 'Bot', merger = 'User', isFirst = false }: Run) {
  const folder = folderWith({ gh, output: '' });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  const commit = (file: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
    git('add', '--all');
    git('commit', '--quiet', '--message', `Add ${file}`);
    return git('rev-parse', 'HEAD');
  };
  git('init', '--quiet');
  chmodSync(join(folder, 'gh'), 0o755);
  const deployed = commit('src/first.ts');
  const merged: string[] = [];
  for (const text of commits) {
    const [file = '', mark] = text.split(' ');
    const hash = commit(file);
    if (mark === 'merged') merged.push(hash);
  }
  const env = {
    PATH: `${folder}:${process.env.PATH}`,
    LOG: '/dev/null',
    GITHUB_OUTPUT: join(folder, 'output'),
    EVENT: event,
    SENDER: sender,
    DEPLOYED: isFirst ? '' : deployed,
    MERGED: merged.join(' '),
    MERGER: merger,
  };
  const { status, stdout } = spawnSync('bash', ['-eo', 'pipefail', '-c', guard], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, output: readFileSync(join(folder, 'output'), 'utf8') };
}

describe.skipIf(process.platform === 'win32')('the guard', () => {
  test.each<[string, Run]>([
    ['content', { commits: ['content/a.yaml'], event: 'push' }],
    ['nothing new', { commits: [], event: 'workflow_dispatch' }],
    ['code that a person has merged', { commits: ['src/a.ts merged', 'content/a.yaml'], event: 'push' }],
    ['what a person starts', { commits: ['src/a.ts'], event: 'workflow_dispatch', sender: 'User' }],
    ['the first run by a person', { commits: [], event: 'workflow_dispatch', sender: 'User', isFirst: true }],
  ])('lets %s pass', (_, run) => {
    expect(runGuard(run)).toEqual({ status: 0, stdout: '', output: '' });
  });

  test.each<[string, Run]>([
    ['code without a pull request', { commits: ['src/a.ts'], event: 'push' }],
    ['such code below content', { commits: ['src/a.ts', 'content/a.yaml'], event: 'push' }],
    ['such code below a merge', { commits: ['src/a.ts', 'src/b.ts merged'], event: 'push', sender: 'User' }],
    ['such code in a scheduled run', { commits: ['src/a.ts'], event: 'workflow_dispatch' }],
    ['code that an app has merged', { commits: ['src/a.ts merged'], event: 'push', merger: 'Bot' }],
  ])('stops %s, and names the commit', (_, run) => {
    const { status, stdout, output } = runGuard(run);
    expect([status, output]).toEqual([1, '']);
    expect(stdout).toMatch(/^[0-9a-f]+ A: Add src\/a\.ts\n::error::No person has merged these commits\./);
  });

  test.each(['deploy/a.ts', 'package.json', '.github/workflows/deploy.yml', 'content.config.ts'])(
    'stops %s without a pull request',
    (file) => {
      const { status, stdout } = runGuard({ commits: [file], event: 'push' });
      expect(status).toBe(1);
      expect(stdout).toContain(`A: Add ${file}\n`);
    },
  );

  test('stops a first run that no person has started, and marks it so that nobody is alarmed', () => {
    expect(runGuard({ commits: [], event: 'push', isFirst: true })).toMatchObject({ status: 1, output: 'first=1\n' });
  });
});
