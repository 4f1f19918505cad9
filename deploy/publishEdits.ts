// node deploy/publishEdits.ts: what editors saved on the branch `editing` goes online. edits.yml runs it when somebody presses
// Publish at the desk. It waits for the checks of what was saved, merges it into main and starts the deployment, which a
// merge by a workflow would not start by itself.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

interface Run {
  status: string;
  conclusion: string | null;
  html_url: string;
}

export interface Edits {
  /** The interface of the code host, and the repository: https://api.github.com, owner/name. */
  api: string;
  repository: string;
  token: string;
  /** The newest commit of the branch. */
  commit: string;
  /** The settings of the desk where they changed with the content: its choices, the next number. */
  desk?: { content: string; sha: string } | undefined;
  /** How long to wait between two questions, and how often to ask. */
  pause?: number;
  questions?: number;
}

/** Publishes what editors saved, and says what happened. Throws a sentence for whoever pressed the button. */
export async function publishEdits(edits: Edits): Promise<string> {
  const { api, repository, token, commit, desk, pause = 20_000, questions = 120 } = edits;
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${api}/repos/${repository}/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, accept: 'application/vnd.github+json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok && answer.status !== 409) throw new Error(`${method} ${path} answers ${answer.status}.`);
    return { status: answer.status, said: answer.status === 204 ? {} : await answer.json() };
  };

  const checks = `actions/workflows/checks.yml/runs?branch=editing&head_sha=${commit}`;
  let run: Run | undefined;
  for (let asked = 0; asked < questions && run?.status !== 'completed'; asked++) {
    if (asked > 0) await wait(pause);
    [run] = ((await ask('GET', checks)).said as { workflow_runs: Run[] }).workflow_runs;
  }
  if (run?.status !== 'completed') throw new Error('The checks of what was saved have not ended. Publish again later.');
  if (run.conclusion !== 'success')
    throw new Error(`The checks found something to mend first. What it is: ${run.html_url}`);

  if (desk)
    await ask('PUT', 'contents/.pages.yml', {
      message: 'Bring the choices of the desk up to date',
      branch: 'editing',
      ...desk,
    });
  const merged = await ask('POST', 'merges', { base: 'main', head: 'editing', commit_message: 'Publish edits' });
  if (merged.status === 204) return 'Everything that was saved is online already.';
  if (merged.status === 409)
    throw new Error('The same lines were changed elsewhere. An engineer has to merge editing into main.');
  await ask('PATCH', 'git/refs/heads/editing', { sha: (merged.said as { sha: string }).sha });
  await ask('POST', 'actions/workflows/deploy.yml/dispatches', { ref: 'main' });
  return 'Merged. It is online when the deployment has ended, in about twenty minutes.';
}

if (import.meta.main) {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();
  const { GITHUB_API_URL = '', GITHUB_REPOSITORY = '', GITHUB_TOKEN = '' } = process.env;
  const isStale = git('status', '--porcelain', '.pages.yml') !== '';
  console.log(
    await publishEdits({
      api: GITHUB_API_URL,
      repository: GITHUB_REPOSITORY,
      token: GITHUB_TOKEN,
      commit: git('rev-parse', 'HEAD'),
      desk: isStale
        ? { content: readFileSync('.pages.yml').toString('base64'), sha: git('rev-parse', 'HEAD:.pages.yml') }
        : undefined,
    }),
  );
}
