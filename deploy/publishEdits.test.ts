import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { publishEdits } from './publishEdits.ts';

interface Call {
  call: string;
  body: unknown;
}

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A stand-in for the code host: checks that end as told after some questions, and a merge that is answered as told. */
async function host(conclusion: string, { running = 0, merge = 201 } = {}) {
  const calls: Call[] = [];
  let asked = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const call = `${request.method} ${request.url?.replace('/repos/company/website/', '')}`;
    calls.push({ call, body: text ? JSON.parse(text) : undefined });
    const run = { status: asked++ < running ? 'in_progress' : 'completed', conclusion, html_url: 'https://host/run/1' };
    if (call.startsWith('GET actions')) return response.end(JSON.stringify({ workflow_runs: [run] }));
    response.statusCode = call === 'POST merges' ? merge : call.endsWith('dispatches') ? 204 : 200;
    return response.end(response.statusCode === 204 ? undefined : JSON.stringify({ sha: 'merged' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(() => server.close());
  const address = server.address();
  const api = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const publish = (more = {}) =>
    publishEdits({
      api,
      repository: 'company/website',
      token: 't',
      commit: 'c0ffee',
      pause: 1,
      questions: 3,
      ...more,
    });
  return { calls, publish };
}

test('what was saved is merged once its checks are green, and deployed', async () => {
  const { calls, publish } = await host('success', { running: 2 });
  expect(await publish()).toMatch(/^Merged\./);
  const checks = 'GET actions/workflows/checks.yml/runs?branch=editing&head_sha=c0ffee';
  expect(calls.map(({ call }) => call)).toEqual([
    checks,
    checks,
    checks,
    'POST merges',
    'PATCH git/refs/heads/editing',
    'POST actions/workflows/deploy.yml/dispatches',
  ]);
  expect(calls.slice(3).map(({ body }) => body)).toEqual([
    { base: 'main', head: 'editing', commit_message: 'Publish edits' },
    { sha: 'merged' },
    { ref: 'main' },
  ]);
});

test('the choices of the desk go along where the content has changed them', async () => {
  const { calls, publish } = await host('success');
  await publish({ desk: { content: 'bWVkaWE6', sha: 'old' } });
  expect(calls[1]).toMatchObject({
    call: 'PUT contents/.pages.yml',
    body: { branch: 'editing', content: 'bWVkaWE6', sha: 'old' },
  });
});

test.each([
  ['checks that found something', 'failure', {}, /found something to mend first\. .*https:\/\/host\/run\/1/],
  ['checks that do not end', 'success', { running: 9 }, /have not ended/],
  ['lines that were changed elsewhere', 'success', { merge: 409 }, /changed elsewhere/],
  ['a host that refuses', 'success', { merge: 403 }, /POST merges answers 403/],
])('%s stop it with a sentence, and nothing is deployed', async (_, conclusion, how, sentence) => {
  const { calls, publish } = await host(conclusion, how);
  await expect(publish()).rejects.toThrow(sentence);
  expect(calls.filter(({ call }) => call.endsWith('dispatches'))).toEqual([]);
});

test('nothing new is no mistake', async () => {
  const { calls, publish } = await host('success', { merge: 204 });
  expect(await publish()).toBe('Everything that was saved is online already.');
  expect(calls.filter(({ call }) => call.endsWith('dispatches'))).toEqual([]);
});
