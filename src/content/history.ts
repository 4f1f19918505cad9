// What git knows of the content: when it changed and what is gone. Read by the sitemap, and before a build for visitors.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseDocument } from 'yaml';
import { pageOf } from '../config/routes.ts';
import { isOut } from './publishing.ts';

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

/** A commit with this line in its message changed only the form of content files, so no page is newer for it. */
const formOnly = '^Words: unchanged$';

let history: Map<string, string> | undefined;

/** The last day on which each content file changed its words. */
export const contentChanges = (folder = '.') =>
  lastChanges(
    git('-C', folder, 'log', '--invert-grep', `--grep=${formOnly}`, '--format=%cs', '--name-only', '--', 'content'),
  );

/** The day on which one of the files last changed; nothing without a whole history, because it would be wrong. */
export function lastChange(files: readonly string[]): string | undefined {
  history ??= historyProblem() ? new Map() : contentChanges();
  return files
    .map((file) => history?.get(file))
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
}

/**
 * The commits in which the site has its present address, as git log takes them: what went before never was online there.
 * Nothing, where the address is not yet committed.
 */
function since(folder: string): string | undefined {
  const url = String(parseDocument(readFileSync(join(folder, 'content/site.yaml'), 'utf8')).get('url'));
  const site = ['--', 'content/site.yaml'];
  const [commit] = git('-C', folder, 'log', '--first-parent', '-m', '--format=%H', `-Surl: ${url}`, ...site).split(
    '\n',
  );
  if (!commit) return undefined;
  const isFirst = git('-C', folder, 'rev-list', '--parents', '-1', commit).trim().split(' ').length === 1;
  return isFirst ? 'HEAD' : `${commit}..HEAD`;
}

/** The addresses of pages that visitors could open once and whose files are gone. Steps inside a branch do not count. */
export function goneAddresses(folder = '.'): string[] {
  const range = since(folder);
  if (!range) return [];
  const deleted = ['--first-parent', '-m', '--no-renames', '--diff-filter=D', '--name-only', '--format=%H %cs'];
  const gone = new Set<string>();
  let [commit = '', day = ''] = ['', ''];
  for (const line of git('-C', folder, 'log', range, ...deleted, '--', 'content').split('\n')) {
    if (/^[0-9a-f]{40} /.test(line)) [commit = '', day = ''] = line.split(' ');
    const address = pageOf(line);
    if (!address || existsSync(join(folder, line))) continue;
    const { publish } = parse(git('-C', folder, 'show', `${commit}^:${line}`)) ?? {};
    if (isOut(publish, day)) gone.add(address);
  }
  return [...gone];
}
