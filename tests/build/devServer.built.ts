// What only `npm run dev` shows.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { astroCommand, copyProject } from './project.ts';

test('a schema that changes while the server runs needs a restart, and the terminal says so', async () => {
  const folder = await copyProject();
  // If VITEST is set, the dev server of Astro serves no pages.
  const env = { ...process.env, NODE_ENV: 'development', VITEST: '' };
  const server = spawn(process.execPath, [astroCommand, 'dev', '--port', '0', '--host', '127.0.0.1'], {
    cwd: folder,
    env,
  });
  onTestFinished(async () => {
    server.kill();
    // Until then it may write files.
    await once(server, 'exit');
    await rm(folder, { recursive: true, force: true });
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (words) => {
      output += words;
    });
  }
  await vi.waitFor(() => expect(output).toContain('http://127.0.0.1:'), { timeout: 60_000 });
  await appendFile(join(folder, 'src/content/topics.schema.ts'), '// Changed.\n');
  await vi.waitFor(() => expect(output).toContain('npm run dev -- --force'), { timeout: 20_000 });
});
