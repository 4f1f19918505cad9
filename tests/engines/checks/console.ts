import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sizes } from '../support/browser.ts';
import { type Door, startDoor } from '../support/line.ts';
import { end, programs, startScreen } from '../support/webkit.ts';
import { pages } from './pages.ts';

/** Complains by itself, which shows that complaints are heard. */
const control = 'data:text/html,<script>console.error("heard")</script>';

/** WebKitGTK knows no manifests, and says so on every page. */
const unknown = "Unrecognized Content-Security-Policy directive 'manifest-src'";

/** What WebKit says on its console while it opens all these pages in tabs, until they ask for nothing more. */
async function consoleOf(door: Door, paths: readonly string[]): Promise<string[]> {
  const addresses = [control, ...paths.map((path) => door.url + path)];
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const screen = await startScreen(sizes.desk);
  const browser = spawn(programs.browser, ['--enable-write-console-messages-to-stdout=true', ...addresses], {
    env: { ...screen.env, XDG_DATA_HOME: folder, XDG_CACHE_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  // Whatever the option is called, this is where it writes.
  browser.stderr.on('data', (part: Buffer) => {
    said += part.toString();
  });
  const isDone = () => paths.every((path) => door.asked.has(path)) && door.quietFor() > 2000;
  try {
    await expect.poll(isDone, { timeout: 45_000 }).toBe(true);
  } finally {
    await end(browser);
    await screen.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return said.split('\n').filter((line) => line.includes('CONSOLE') && !line.includes(unknown));
}

/** A driven WebKit keeps its console to itself, so this one is not driven. */
export function checkConsole() {
  test('the console says nothing while pages load', async () => {
    const door = await startDoor(process.env.SITE_URL ?? '');
    const lines = await consoleOf(door, pages);
    await door.stop();
    expect(lines).toEqual([expect.stringContaining(control)]);
  });
}
