import { afterAll, beforeAll, describe } from 'vitest';
import { startWorkerd } from '../../../tools/workerd.ts';
import { siteFolder } from '../../support/siteFolder.ts';
import { type Answer, ask, followRedirects, type Question, type RedirectChain } from './ask.ts';
import { hasNginx, startNginx } from './nginx.ts';

export interface TestedServer {
  name: string;
  origin: () => string;
  /** The log of the server, if it has one. */
  log: () => string;
  ask: (path: string, question?: Question) => Promise<Answer>;
  followRedirects: (path: string) => Promise<RedirectChain>;
}

interface Server {
  url: string;
  log?: () => string;
  stop: () => Promise<unknown>;
}

const workers = 'Workers static assets';

/** The servers by name. SERVER_URL is the address of one that is already running, such as the Docker image. */
function presentServers(): Record<string, () => Promise<Server>> {
  const { SERVER_URL: url } = process.env;
  if (url) return { [url]: async () => ({ url, stop: async () => undefined }) };
  if (hasNginx) return { [workers]: () => startWorkerd(siteFolder), nginx: startNginx };
  console.warn('nginx with its Brotli module is not installed, so only the other server is tested.');
  return { [workers]: () => startWorkerd(siteFolder) };
}

/** Runs the same tests on every server. */
export function onEveryServer(tests: (server: TestedServer) => void): void {
  const present = Object.entries(presentServers());
  describe.each(present)('%s', (name, start) => {
    let server: Server | undefined;
    const running = () => {
      if (!server) throw new Error(`${name} is not running.`);
      return server;
    };
    const origin = () => running().url;
    beforeAll(async () => {
      server = await start();
    }, 60_000);
    afterAll(async () => {
      await server?.stop();
    });
    tests({
      name,
      origin,
      log: () => running().log?.() ?? '',
      ask: (path, question) => ask(origin(), path, question),
      followRedirects: (path) => followRedirects(origin(), path),
    });
  });
}
