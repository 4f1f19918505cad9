import { expect, onTestFinished, test } from 'vitest';
import { readSite } from '../../deploy/files.ts';
import { startNginx } from '../../deploy/nginx/process.ts';
import { ask } from './support/ask.ts';
import { hasNginx } from './support/engines.ts';

test.runIf(hasNginx)('nginx serves every file in every encoding at once, without a warning', async () => {
  const { pages, files } = readSite('dist');
  const { url, log, stop } = await startNginx();
  onTestFinished(stop);
  const answers = [...pages, ...files].flatMap(({ path }) =>
    ['br', 'gzip', 'identity'].map((encoding) => ask(url, path, { headers: { 'Accept-Encoding': encoding } })),
  );
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(log().match(/^.*\[(warn|error|crit|alert|emerg)\].*$/gm) ?? []).toEqual([]);
});
