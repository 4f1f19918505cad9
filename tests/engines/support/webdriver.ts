// A tab by the plain calls of the W3C's WebDriver.
import type { Key, Tab } from './browser.ts';

export type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Asks a driver at its address. */
export const askAt =
  (address: string): Ask =>
  async (method, path, body = {}) => {
    const answer = await fetch(address + path, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };

const keys: Record<Key, string> = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', Space: ' ' };

type Listening = typeof globalThis & { complaints?: string[] };

/** Gathers what a page complains about once it has loaded, and the violations of its policy from the start. */
function listen() {
  const page = globalThis as Listening;
  if (page.complaints) return;
  const complaints: string[] = [];
  page.complaints = complaints;
  new ReportingObserver(
    (reports) => complaints.push(...reports.map(({ type, body }) => `${type} ${JSON.stringify(body)}`)),
    { buffered: true },
  ).observe();
  addEventListener('error', ({ message }) => complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  for (const level of ['error', 'warn'] as const) console[level] = (...said) => complaints.push(said.join(' '));
}

/** The tab with this handle. Commands go to the tab in front, which all tabs of a session agree on. */
export function tabOf(ask: Ask, handle: string, front: { handle: string }): Tab {
  const askHere: Ask = async (...question) => {
    if (front.handle !== handle) await ask('POST', '/window', { handle });
    front.handle = handle;
    return await ask(...question);
  };
  async function evaluate<Given extends unknown[], Result>(
    look: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result> {
    const script = `const done = arguments[1];
      Promise.resolve().then(() => (${look})(...arguments[0]))
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = await askHere('POST', '/execute/async', { script, args: [given] });
    const { value, error } = answer as { value: Result; error?: string };
    if (error) throw new Error(error);
    return value;
  }
  const complaints: string[] = [];
  /** They are kept in the page, so they are fetched before it is left. */
  const gather = async () => {
    complaints.push(...(await evaluate(() => (globalThis as Listening).complaints?.splice(0) ?? [])));
  };
  const leave = async (path: string, body?: object) => {
    await gather();
    await askHere('POST', path, body);
    await evaluate(listen);
  };
  const act = async (type: 'key' | 'pointer', actions: object[]) => {
    await askHere('POST', '/actions', { actions: [{ type, id: type, actions }] });
  };
  const strike = (all: readonly string[]) =>
    act(
      'key',
      all.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
    );
  return {
    goto: (url) => leave('/url', { url }),
    reload: () => leave('/refresh'),
    evaluate,
    clickAt: (x, y) =>
      act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    press: (key) => strike([keys[key]]),
    type: (text) => strike([...text]),
    screenshot: async () => Buffer.from(String(await askHere('GET', '/screenshot')), 'base64'),
    complaints: async () => {
      await gather();
      return complaints.splice(0);
    },
    close: async () => {
      const [other = ''] = (await askHere('DELETE', '/window')) as string[];
      if (other) await ask('POST', '/window', { handle: other });
      front.handle = other;
    },
  };
}
