// What git knows of pages that are gone, as far back as the clone goes. Read before a build for visitors.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseDocument } from 'yaml';
import { pageOf } from '../config/routes.ts';
import { isOut } from './publishing.ts';

const git = (...words: string[]) =>
  execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1 << 26 });

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
  const range = existsSync(join(folder, '.git')) && since(folder);
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
