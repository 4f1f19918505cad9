// node deploy/testScope.ts: prints --content if only files under content/ changed since the last deployment, and nothing
// otherwise. Cloudflare knows what was deployed last: `wrangler deploy --message` stores its commit.
import { execFileSync } from 'node:child_process';

const run = (command: string, ...words: string[]) =>
  execFileSync(command, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** The commit of the deployment that serves now, from the output of `wrangler deployments status --json`. */
export function deployedCommit(status: string): string | undefined {
  const [, commit] = /"workers\/message":\s*"([0-9a-f]{40})"/.exec(status) ?? [];
  return commit;
}

/** Whether a change of these files needs no browser and none of the specification's words to be tested. */
export const isContentOnly = (files: readonly string[]) => files.every((file) => file.startsWith('content/'));

if (import.meta.main) {
  try {
    const commit = deployedCommit(run('npx', 'wrangler', 'deployments', 'status', '--json'));
    if (commit) {
      run('git', 'fetch', '--quiet', '--depth=1', 'origin', commit);
      const files = run('git', 'diff', '--name-only', commit, 'HEAD').split('\n').filter(Boolean);
      if (isContentOnly(files)) console.log('--content');
    }
  } catch {
    console.error('The last deployment is not known, so every test runs.');
  }
}
