import { execFileSync } from 'node:child_process';
import { isoDay } from '@/lib/text';
import type { SitePage } from './pages';

const git = (...words: string[]) =>
  execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 26 });

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

/** The history of the content; empty without git, and in a shallow clone, whose dates would be wrong. */
function readHistory(): Map<string, string> {
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return new Map();
    return lastChanges(git('log', '--format=%cs', '--name-only', '--', 'content'));
  } catch {
    return new Map();
  }
}

let history: Map<string, string> | undefined;

/** The day a page last changed: that of its content, or the one that the content names. Never that of the build. */
export function changedDay({ sources, day }: SitePage): string | undefined {
  history ??= readHistory();
  const days = sources.map((file) => history?.get(file)).filter((found) => found !== undefined);
  return days.sort().at(-1) ?? (day && isoDay(day));
}
