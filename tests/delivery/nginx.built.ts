import { expect, onTestFinished, test } from 'vitest';
import { readSite } from '../../deploy/files.ts';
import { startNginx } from '../support/nginx.ts';
import { ask } from './support/ask.ts';
import { hasNginx } from './support/engines.ts';
import { faultsAt, statusFaults } from './support/expected.ts';

test.runIf(hasNginx)(
  'nginx serves every file in every encoding at once, without a warning',
  { timeout: 120_000 },
  async () => {
    const { pages, files } = readSite('dist');
    const { url, log, stop } = await startNginx();
    onTestFinished(stop);
    const paths = [...pages, ...files].map(({ path }) => path);
    const faults = await faultsAt(paths, async (path) => {
      const answers = ['br', 'gzip', 'identity'].map((encoding) =>
        ask(url, path, { headers: { 'Accept-Encoding': encoding } }),
      );
      return (await Promise.all(answers)).flatMap((answer) => statusFaults(answer, 200));
    });
    expect(faults).toEqual([]);
    expect(log().match(/^.*\[(warn|error|crit|alert|emerg)\].*$/gm) ?? []).toEqual([]);
  },
);
