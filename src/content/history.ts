// The days on which content changed, from git. Read by the sitemap, and by the check before a build for visitors.
import { execFileSync } from 'node:child_process';

const git = (...words: string[]) =>
  execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1 << 26 });

/** The last day on which each file changed, from the output of git log, whose newest commit comes first. */
export function lastChanges(log: string): Map<string, string> {
  const changes = new Map<string, string>();
  let day = '';
  for (const line of log.split('\n')) {
    if (/^\d{4}-\d{2}-\d{2}$/.test(line)) day = line;
    else if (line && !changes.has(line)) changes.set(line, day);
  }
  return changes;
}

/** Why the history of the content cannot be read, in one sentence that says what to do; nothing where it can. */
export function historyProblem(): string | undefined {
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'false') return undefined;
    return 'This clone has only its newest commits, so the days in the sitemap would be wrong. Run git fetch --unshallow, or set fetch-depth: 0 in the workflow.';
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    if (said.includes('dubious ownership'))
      return `git refuses this folder because it belongs to another user. Run: git config --global --add safe.directory "${process.cwd()}"`;
    return 'There is no git history here, so the days in the sitemap are not known. Build in a clone of the repository.';
  }
}

let history: Map<string, string> | undefined;

/** The day on which one of the files last changed; nothing without a whole history, because it would be wrong. */
export function lastChange(files: readonly string[]): string | undefined {
  history ??= historyProblem() ? new Map() : lastChanges(git('log', '--format=%cs', '--name-only', '--', 'content'));
  return files
    .map((file) => history?.get(file))
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
}
