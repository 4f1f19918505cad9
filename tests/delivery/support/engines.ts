import { afterAll, beforeAll, describe } from 'vitest';
import { startNginx } from '../../../deploy/nginx.ts';
import { startWorkerd } from '../../../deploy/workerd.ts';
import { type Answer, ask, type Question, type Walk, walk } from './ask.ts';

export interface Engine {
  name: string;
  origin: () => string;
  ask: (path: string, question?: Question) => Promise<Answer>;
  walk: (path: string) => Promise<Walk>;
  /** Every path that the tests asked this engine for. */
  asked: Set<string>;
}

const engines = {
  'Workers static assets': (site: string) => startWorkerd(0, site),
  nginx: (site: string) => startNginx(site),
};

/** Runs the same tests on both engines, each started for real and ended afterwards. */
export function onBothEngines(tests: (engine: Engine) => void, site = () => 'dist'): void {
  describe.each(Object.entries(engines))('%s', (name, start) => {
    let server: { url: string; stop: () => Promise<unknown> } | undefined;
    const origin = () => {
      if (!server) throw new Error(`${name} does not run.`);
      return server.url;
    };
    const asked = new Set<string>();
    beforeAll(async () => {
      server = await start(site());
    }, 60_000);
    afterAll(async () => {
      await server?.stop();
    });
    tests({
      name,
      origin,
      asked,
      ask: (path, question) => {
        asked.add(path);
        return ask(origin(), path, question);
      },
      walk: (path) => {
        asked.add(path);
        return walk(origin(), path);
      },
    });
  });
}
