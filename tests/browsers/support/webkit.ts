// Debian's WebKitGTK by the W3C's WebDriver protocol, on a screen of the size of the device.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { vi } from 'vitest';
import { freePort } from '../../support/nginx.ts';
import { type Browser, devices, type Page } from './page.ts';

const miniBrowser = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0] ?? '/usr/lib/webkit2gtk-4.1/MiniBrowser';
const driverPath = '/usr/bin/WebKitWebDriver';
const screenPath = '/usr/bin/Xvfb';
/** Without a window manager no window is narrower than its buttons. */
const windowManagerPath = '/usr/bin/openbox';

const startTimeout = 20_000;

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

const sendTo =
  (address: string): Send =>
  async (method, path, body = {}) => {
    const response = await fetch(address + path, {
      method,
      signal: AbortSignal.timeout(30_000),
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };

type Listening = typeof globalThis & { errors?: string[] };

/** Collects errors of a page that has loaded. */
function listen() {
  const page = globalThis as Listening;
  if (page.errors) return;
  const errors: string[] = [];
  page.errors = errors;
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  for (const level of ['error', 'warn'] as const) console[level] = (...said) => errors.push(said.join(' '));
  addEventListener('securitypolicyviolation', ({ effectiveDirective }) => errors.push(effectiveDirective));
}

const keyCodes: Record<string, string> = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', Control: '\uE009' };

/** A page of a WebDriver session, and the errors that it reported. */
function pageOf(send: Send) {
  async function evaluate<Arg, Result>(run: (arg: Arg) => Result | Promise<Result>, arg?: Arg): Promise<Result> {
    const script = `const done = arguments[1];
      Promise.resolve().then(() => (${run})(arguments[0]))
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = await send('POST', '/execute/async', { script, args: [arg ?? null] });
    const { value, error } = answer as { value: Result; error?: string };
    if (error) throw new Error(error);
    return value;
  }
  const errors: string[] = [];
  /** They live in the page, so they are read before it is left. */
  const readErrors = async () => {
    errors.push(...(await evaluate(() => (globalThis as Listening).errors?.splice(0) ?? [])));
  };
  const act = (type: 'key' | 'pointer', actions: object[]) =>
    send('POST', '/actions', { actions: [{ type, id: type, actions }] });
  const key = (type: 'keyDown' | 'keyUp', name: string) => ({ type, value: keyCodes[name] ?? name });
  const strike = (name: string) => [key('keyDown', name), key('keyUp', name)];
  const page: Page = {
    goto: async (url) => {
      await readErrors();
      await send('POST', '/url', { url });
      await evaluate(listen);
    },
    evaluate,
    screenshot: async () => Buffer.from(String(await send('GET', '/screenshot')), 'base64'),
    mouse: {
      click: (x, y) =>
        act('pointer', [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ]),
    },
    keyboard: {
      down: (name) => act('key', [key('keyDown', name)]),
      up: (name) => act('key', [key('keyUp', name)]),
      press: (name) => act('key', strike(name)),
      type: (text) => act('key', [...text].flatMap(strike)),
    },
  };
  return {
    page,
    errors: async () => {
      await readErrors();
      return errors.splice(0);
    },
  };
}

export const webkit: Browser = {
  name: 'WebKit',
  programs: [miniBrowser, driverPath, screenPath, windowManagerPath],
  open: async (device, proxyPort) => {
    const { width, height, theme } = devices[device];
    const port = await freePort();
    const screenArgs = ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'];
    const screen = spawn(screenPath, screenArgs, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    const signal = AbortSignal.timeout(startTimeout);
    const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data', { signal });
    const env = { ...process.env, DISPLAY: `:${String(display).trim()}`, LIBGL_ALWAYS_SOFTWARE: '1' };
    const windowManager = spawn(windowManagerPath, [], { env, stdio: 'ignore' });
    const driver = spawn(driverPath, ['-p', String(port)], { env, stdio: 'ignore' });
    const stop = () => {
      for (const child of [driver, windowManager, screen]) child.kill();
    };

    try {
      const driverUrl = `http://127.0.0.1:${port}`;
      await vi.waitFor(() => sendTo(driverUrl)('GET', '/status'), { timeout: startTimeout });
      const args = [
        '--automation',
        '--full-screen',
        `--proxy=http://127.0.0.1:${proxyPort}`,
        '--ignore-host=127.0.0.1',
      ];
      if (theme === 'dark') args.push('--dark-mode');
      const alwaysMatch = { acceptInsecureCerts: true, 'webkitgtk:browserOptions': { binary: miniBrowser, args } };
      const session = await sendTo(driverUrl)('POST', '/session', { capabilities: { alwaysMatch } });
      const send = sendTo(`${driverUrl}/session/${(session as { sessionId: string }).sessionId}`);
      const { page, errors } = pageOf(send);
      const isFullScreen = () => page.evaluate((given) => given === innerWidth, width);
      await vi.waitUntil(isFullScreen, { timeout: startTimeout });
      return { page, errors, close: () => send('DELETE', '').finally(stop) };
    } catch (error) {
      stop();
      throw error;
    }
  },
};
