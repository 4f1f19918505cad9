import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The command of Astro in a project, for Node. */
export const astroCommand = join('node_modules', 'astro', 'bin', 'astro.mjs');

const parts = [
  'src',
  'art',
  'content',
  'public',
  'deploy',
  'astro.config.ts',
  'package.json',
  'tsconfig.json',
  '.env',
  '.env.example',
];

/** Links the packages into a copy, but not the caches of builds. */
async function sharePackages(folder: string): Promise<void> {
  const packages = (await readdir('node_modules')).filter((name) => !name.startsWith('.') || name === '.bin');
  await mkdir(join(folder, 'node_modules'));
  for (const name of packages) {
    await symlink(join(process.cwd(), 'node_modules', name), join(folder, 'node_modules', name), 'junction');
  }
}

/** A copy of the project in a temporary folder, like a fresh clone. */
export async function copyProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  for (const part of parts.filter((name) => existsSync(name))) await cp(part, join(folder, part), { recursive: true });
  await sharePackages(folder);
  return folder;
}

/** Builds the project in a folder, and returns the exit code and the output. */
export async function build(folder: string, settings = {}): Promise<{ code: number; output: string }> {
  // Vitest sets NODE_ENV to test, which would bundle another React. A copied .env may set SHOW_DRAFTS.
  const env = { ...process.env, NODE_ENV: 'production', SHOW_DRAFTS: '', ...settings };
  return run(process.execPath, [astroCommand, 'build'], { cwd: folder, env, maxBuffer: 2 ** 26 }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  );
}
