import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe } from 'vitest';
import { startNginx } from '../../support/nginx.ts';
import { startWorkerd } from '../../support/workerd.ts';
import { type Answer, ask, type Question, type Walk, walk } from './ask.ts';

export interface Engine {
  name: string;
  origin: () => string;
  /** What answers a visitor's plain HTTP, where that is the engine's part. */
  plainOrigin: () => string | undefined;
  /** What the engine wrote to its log, where it has one. */
  log: () => string;
  ask: (path: string, question?: Question) => Promise<Answer>;
  walk: (path: string) => Promise<Walk>;
}

interface Server {
  url: string;
  plainUrl?: string;
  log?: () => string;
  stop: () => Promise<unknown>;
}

const engines: Record<string, () => Promise<Server>> = {
  'Workers static assets': () => startWorkerd(),
  nginx: () => startNginx(),
};

const nginxModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const hasNginx = existsSync(nginxModule);
if (!hasNginx) console.warn('nginx with its brotli module is not installed, so only the other engine is tested.');

/** Runs the same tests on both engines, each started for real and ended afterwards. */
export function onBothEngines(tests: (engine: Engine) => void): void {
  const present = Object.entries(engines).filter(([name]) => name !== 'nginx' || hasNginx);
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
      walk: (path) => walk(origin(), path),
    });
  });
}
