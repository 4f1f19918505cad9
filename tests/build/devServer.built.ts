// What only `npm run dev` shows.
import { type ChildProcess, spawn } from 'node:child_process';
import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { astroCommand, copyProject } from './project.ts';

let folder: string;
let server: ChildProcess;
let address: string;
let output = '';

beforeAll(async () => {
  folder = await copyProject();
  // If VITEST is set, the dev server of Astro serves no pages.
  const env = { ...process.env, NODE_ENV: 'development', VITEST: '' };
  server = spawn(process.execPath, [astroCommand, 'dev', '--port', '0', '--host', '127.0.0.1'], { cwd: folder, env });
  address = await new Promise((resolve, reject) => {
    server.on('exit', () => reject(new Error(output)));
    server.stderr?.on('data', (words) => {
      output += words;
    });
    server.stdout?.on('data', (words) => {
      output += words;
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
      if (found) resolve(found);
    });
  });
});

afterAll(async () => {
  server.kill();
  await rm(folder, { recursive: true, force: true });
});

const read = async (path: string) => (await fetch(address + path)).text();

test('all drawings are shown with their names, without crops', async () => {
  const names = Array.from((await read('/drawings')).matchAll(/<code>([^<]+)<\/code>/g), ([, name]) => name);
  expect(names).toEqual(expect.arrayContaining(['trellis', 'pergola']));
  expect(names.filter((name) => name?.includes('.'))).toEqual([]);
});

test('a schema that changes while the server runs needs a restart, and the terminal says so', async () => {
  await appendFile(join(folder, 'src/content/topics.schema.ts'), '// Changed.\n');
  await vi.waitFor(() => expect(output).toContain('npm run dev -- --force'), { timeout: 20_000 });
});
