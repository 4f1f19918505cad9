// What an editor sees with `npm run dev`, here as a preview of drafts.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addArticle } from './entries.ts';
import { astroCommand, copyProject } from './project.ts';

let folder: string;
let server: ChildProcess;
let address: string;
let output = '';

beforeAll(async () => {
  folder = await copyProject();
  await addArticle(folder, 4711, {});
  // If VITEST is set, the dev server of Astro serves no pages.
  const env = { ...process.env, NODE_ENV: 'development', SHOW_DRAFTS: '1', VITEST: '' };
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
}, 60_000);

afterAll(async () => {
  server.kill();
  await rm(folder, { recursive: true, force: true });
});

const read = async (path: string) => (await fetch(address + path)).text();

test('a change is shown, and a mistake is named in the terminal while the page keeps its content', async () => {
  const file = join(folder, 'content/pages/contact.yaml');
  const source = await readFile(file, 'utf8');
  /** Saves until it has the expected effect: while the server is busy, it may miss a change. */
  const save = (heading: string, expectEffect: () => unknown) =>
    vi.waitFor(
      async () => {
        await writeFile(file, source.replace(/^heading: .*/m, heading));
        await expectEffect();
      },
      { timeout: 60_000 },
    );
  const before = await read('/contact');
  const poll = { timeout: 5_000, interval: 250 };
  await save('headding: Roots', () => expect.poll(() => output, poll).toContain('Unrecognized key: "headding"'));
  expect(await read('/contact')).toContain(/<h1.*?<\/h1>/.exec(before)?.[0]);
  await save('heading: Roots', () => expect.poll(() => read('/contact'), poll).toMatch(/<h1[^>]*>Roots/));
}, 150_000);

test('all drawings are shown with their names, without crops', async () => {
  const names = Array.from((await read('/drawings')).matchAll(/<code>([^<]+)<\/code>/g), ([, name]) => name);
  expect(names).toEqual(expect.arrayContaining(['trellis', 'pergola']));
  expect(names.filter((name) => name?.includes('.'))).toEqual([]);
});

test('drafts have a mark, and nothing is indexed', async () => {
  const blog = await read('/blog');
  expect(blog).toContain('Draft: Roots');
  expect(blog).toContain('<meta name="robots" content="noindex">');
  expect(blog).not.toMatch(/<link rel="(?:canonical|alternate)"/);
});
