// node deploy/reportIssue.ts, from deploy.yml: keeps one open issue about the last deployment, and closes it after the next
// success. Editors and operators read there why a change is not online.
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'astro/zod';
import { readSite } from './files.ts';
import { lostPages, lostPagesText } from './lostPages.ts';

const label = 'deployment';

interface Outcome {
  /** Whether `wrangler deploy` succeeded. */
  deployed: boolean;
  /** Whether the check of the live site succeeded. */
  checked: boolean;
  /** The output of the step that failed. */
  log: string;
  /** What deploy/lostPages.ts printed. */
  lost: string;
  /** The address of the run. */
  run: string;
}

/** The sentences about content errors or, where there are none, the end of the output. */
function cause(log: string): string {
  const lines = stripVTControlCharacters(log).trimEnd().split('\n');
  const sentences = lines.map((line) => line.trim()).filter((line) => /^content\/.*, line \d+: /.test(line));
  return sentences.length > 0 ? sentences.map((line) => `- ${line}`).join('\n') : lines.slice(-40).join('\n');
}

/** The title and the text of the issue; nothing where all is well. */
export function issueFor({ deployed, checked, log, lost, run }: Outcome): { title: string; body: string } | undefined {
  const end = `${lost && `\n\n${lost}`}\n\n${run}`;
  if (!deployed) return { title: 'The last change is not online', body: cause(log) + end };
  const rollback =
    'To return to an earlier version: run the workflow "Roll back" with a version of `npx wrangler versions list`.';
  if (!checked)
    return {
      title: 'The last change is online, but a check failed',
      body: `${cause(log)}\n\n${rollback}${end}`,
    };
  return lost ? { title: 'Pages are no longer online', body: `${lost}\n\n${run}` } : undefined;
}

/** The addresses that an issue names as lost. */
export const namedPages = (body: string) => [...body.matchAll(/- from: (\S+)/g)].map(([, address = '']) => address);

const issues = z.array(z.object({ number: z.number(), body: z.string().nullable() }));

if (import.meta.main) {
  const { GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_SERVER_URL, GITHUB_RUN_ID, GITHUB_TOKEN } = process.env;
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/${path}`, {
      method,
      headers: { Authorization: `Bearer ${GITHUB_TOKEN}`, Accept: 'application/vnd.github+json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`GitHub answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const [open] = issues.parse(await ask('GET', `issues?state=open&labels=${label}`));
  // Pages that an open issue names stay in it until they are back or led on, or somebody closes the issue.
  const named = [...namedPages(open?.body ?? ''), ...namedPages(read('lost-pages.txt'))];
  const issue = issueFor({
    deployed: process.env.DEPLOYED === 'success',
    checked: process.env.CHECKED === 'success',
    log: read('deploy.log'),
    lost: lostPagesText(existsSync('dist/index.html') ? lostPages(named, readSite('dist')) : named),
    run: `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`,
  });
  if (issue && open) await ask('PATCH', `issues/${open.number}`, issue);
  else if (issue) await ask('POST', 'issues', { ...issue, labels: [label] });
  else if (open) await ask('PATCH', `issues/${open.number}`, { state: 'closed', state_reason: 'completed' });
}
