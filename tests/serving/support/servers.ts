import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe } from 'vitest';
import { startWorkerd } from '../../../tools/workerd.ts';
import { startNginx } from '../../support/nginx.ts';
import { type Answer, ask, followRedirects, type Question, type RedirectChain } from './ask.ts';

export interface TestedServer {
  name: string;
  origin: () => string;
  /** What answers a visitor's plain HTTP, where that is the server's part. */
  plainOrigin: () => string | undefined;
  /** What the server wrote to its log, where it has one. */
  log: () => string;
  ask: (path: string, question?: Question) => Promise<Answer>;
  followRedirects: (path: string) => Promise<RedirectChain>;
}

interface Server {
  url: string;
  plainUrl?: string;
  log?: () => string;
  stop: () => Promise<unknown>;
}

const servers: Record<string, () => Promise<Server>> = {
  'Workers static assets': () => startWorkerd(),
  nginx: () => startNginx(),
};

const nginxModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const hasNginx = existsSync(nginxModule);
if (!hasNginx) console.warn('nginx with its brotli module is not installed, so only the other server is tested.');

/** Runs the same tests on both servers, each started for real and ended afterwards. */
export function onBothServers(tests: (server: TestedServer) => void): void {
  const present = Object.entries(servers).filter(([name]) => name !== 'nginx' || hasNginx);
  describe.each(present)('%s', (name, start) => {
    let server: Server | undefined;
    const running = () => {
      if (!server) throw new Error(`${name} does not run.`);
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
      plainOrigin: () => running().plainUrl,
      log: () => running().log?.() ?? '',
      ask: (path, question) => ask(origin(), path, question),
      followRedirects: (path) => followRedirects(origin(), path),
    });
  });
}
