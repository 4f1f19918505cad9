// WebKitGTK, on a screen of its own for each size.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { expect, vi } from 'vitest';
import { freePort } from '../../support/nginx.ts';
import { type Engine, type Size, sizes, type Wish } from './browser.ts';
import { kept } from './kept.ts';
import { askAt, tabOf } from './webdriver.ts';

export const programs = {
  browser: globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0] ?? '/usr/lib/webkit2gtk-4.1/MiniBrowser',
  driver: '/usr/bin/WebKitWebDriver',
  screen: '/usr/bin/Xvfb',
  windows: '/usr/bin/openbox',
};

/** How long, in milliseconds, a part of it may take to start. */
const patience = 20_000;

export async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

/** A screen of exactly this size, with a window manager, without which no window is narrower than its buttons. */
export async function startScreen({ width, height }: (typeof sizes)[Size]) {
  const screen = spawn(
    programs.screen,
    ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data', {
    signal: AbortSignal.timeout(patience),
  });
  const env = { ...process.env, DISPLAY: `:${String(number).trim()}`, LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' };
  const windows = spawn(programs.windows, [], { env, stdio: 'ignore' });
  return {
    env,
    stop: async () => {
      await end(windows);
      await end(screen);
    },
  };
}

/** A browser that fills a screen. */
async function openSession(address: string, { theme, proxyPort }: Wish, size: Size) {
  await vi.waitFor(() => askAt(address)('GET', '/status'), { timeout: patience });
  const args = ['--automation', '--full-screen', `--proxy=http://127.0.0.1:${proxyPort}`, '--ignore-host=127.0.0.1'];
  if (theme === 'dark') args.push('--dark-mode');
  const wanted = { acceptInsecureCerts: true, 'webkitgtk:browserOptions': { binary: programs.browser, args } };
  const session = await askAt(address)('POST', '/session', { capabilities: { alwaysMatch: wanted } });
  const ask = askAt(`${address}/session/${(session as { sessionId: string }).sessionId}`);
  const front = { handle: String(await ask('GET', '/window')) };
  const first = tabOf(ask, front.handle, front);
  const view = () => first.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  await expect.poll(view, { timeout: patience }).toEqual(sizes[size]);

  const unused = [first];
  return {
    /** Only the first fills the screen. */
    open: async () => {
      const opened = unused.pop();
      if (opened) return opened;
      const { handle } = (await ask('POST', '/window/new', { type: 'window' })) as { handle: string };
      return tabOf(ask, handle, front);
    },
    close: () => ask('DELETE', ''),
  };
}

async function startSession(wish: Wish, size: Size) {
  const screen = await startScreen(sizes[size]);
  const port = await freePort();
  const driver = spawn(programs.driver, ['-p', String(port)], { env: screen.env, stdio: 'ignore' });
  const stop = async () => {
    await end(driver);
    await screen.stop();
  };
  try {
    const { open, close } = await openSession(`http://127.0.0.1:${port}`, wish, size);
    return { open, stop: () => close().finally(stop) };
  } catch (error) {
    await stop();
    throw error;
  }
}

export const webkit: Engine = {
  name: 'WebKit',
  needs: Object.values(programs),
  start: async (wish) => {
    const sessions = new Map<Size, ReturnType<typeof startSession>>();
    return {
      open: async (size) => (await kept(sessions, size, () => startSession(wish, size))).open(),
      stop: async () => {
        for (const session of sessions.values()) await (await session).stop();
      },
    };
  },
};
