import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import requireBuild from '../tests/support/requireBuild.ts';

const script = join(process.cwd(), 'deploy/preview.ts');
const home = process.cwd();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'preview-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the preview says in a folder where it cannot start. */
const preview = (...words: string[]) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(process.execPath, [script, ...words], { cwd: folder }, (error, _, stderr) =>
      resolve({ code: error?.code, said: stderr.trim() }),
    );
  });

test('without a build, the preview and the tests say what to do in one sentence', async () => {
  const sentence = 'There is no built site in dist/. Run: npm run build';
  expect(await preview()).toEqual({ code: 1, said: sentence });
  process.chdir(folder);
  expect(() => requireBuild()).toThrow(sentence);
  process.chdir(home);
});

test('on a port that is taken, the preview says which one to try', async () => {
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.html'), '');
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const said = `Port ${port} is taken. Choose another: npm run preview -- --port ${port + 1}`;
  expect(await preview('--port', String(port))).toEqual({ code: 1, said });
  server.close();
});
