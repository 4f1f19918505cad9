import { existsSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { routes } from '../../../src/config/routes';
import { type Emailjs, startEmailjs } from '../../support/emailjs.ts';
import type { Browser, Engine, Size, Tab, Theme } from './browser.ts';
import { kept } from './kept.ts';
import { type Door, type MailProxy, startDoor, startProxy } from './line.ts';
import { type Visitor, visitorOf } from './visitor.ts';

interface Circumstances {
  size?: Size;
  /** What the system asks for. */
  theme?: Theme;
  /** Without motion, as chosen on an earlier visit. */
  still?: boolean;
}

/** What a check works with. */
export interface Stage {
  /** A visitor who opens a page; only one without motion has been on the site before. */
  visit: (path: string, circumstances?: Circumstances) => Promise<Visitor>;
  /** Another tab of a visitor in the ordinary circumstances. */
  anotherTab: (visitor: Visitor, path: string) => Promise<Visitor>;
  mail: () => Emailjs;
  proxy: () => MailProxy;
}

/** Fails where a message could reach anybody but the stand-in. The site may be built with the ids of a real account. */
async function requireStandIn(tab: Tab, mail: Emailjs) {
  const answer = await tab.evaluate(() =>
    fetch('https://api.emailjs.com/stand-in').then(
      (response) => response.text(),
      () => '',
    ),
  );
  if (answer !== mail.identity) throw new Error('No message is sent: here api.emailjs.com is not the stand-in.');
}

/** Runs tests in an engine. Where it is missing it says so in one sentence; in CI that is a failure. */
export function inEngine({ name, needs, start }: Engine, tests: (stage: Stage) => void): void {
  const missing = needs.filter((program) => !existsSync(program));
  const isSkipped = missing.length > 0 && !process.env.CI;
  if (isSkipped) console.warn(`${name} is not tested, because this machine has no ${missing.join(', ')}.`);

  describe.skipIf(isSkipped)(name, () => {
    let mail: Emailjs;
    let proxy: MailProxy;
    const browsers = new Map<Theme, Promise<Browser>>();
    const known = new Map<string, Promise<Visitor>>();
    const visitors: Visitor[] = [];
    const others: Tab[] = [];
    const doors: Door[] = [];
    const newDoor = async () => {
      const door = await startDoor(process.env.SITE_URL ?? '');
      doors.push(door);
      return door;
    };

    const browserIn = (theme: Theme) => kept(browsers, theme, () => start({ theme, proxyPort: proxy.port }));
    /** Somebody who has been on the site before, and has switched all motion off. */
    const returning = async (theme: Theme, size: Size) => {
      const visitor = visitorOf(await (await browserIn(theme)).open(size), await newDoor());
      await visitor.go(routes.contact);
      await requireStandIn(visitor.tab, mail);
      await visitor.evaluate(() => localStorage.setItem('motion', 'off'));
      // The page is looked at in tests of its own.
      await visitor.tab.complaints();
      return visitor;
    };

    beforeAll(async () => {
      mail = await startEmailjs({ secure: true });
      proxy = await startProxy(mail.port);
    });
    afterEach(async () => {
      mail.reset();
      proxy.mend();
      // A test may have closed them itself.
      for (const tab of others.splice(0)) await tab.close().catch(() => undefined);
      for (const { tab } of visitors.splice(0)) {
        // A page that is left while it loads is a reason to complain, and no fault.
        await expect.poll(() => tab.evaluate(() => document.readyState)).toBe('complete');
        const complaints = await tab.complaints();
        await tab.goto('about:blank');
        expect(complaints, 'the browser complained').toEqual([]);
      }
    });
    afterAll(async () => {
      for (const door of doors) await door.stop();
      for (const browser of browsers.values()) await (await browser).stop();
      await proxy.stop();
      await mail.stop();
    });

    tests({
      visit: async (path, { size = 'desk', theme = 'light', still = false } = {}) => {
        const before = await kept(known, `${theme} ${size}`, () => returning(theme, size));
        const visitor = still ? before : visitorOf(before.tab, await newDoor());
        visitors.push(visitor);
        await visitor.go(path);
        return visitor;
      },
      anotherTab: async ({ door }, path) => {
        const tab = await (await browserIn('light')).open('desk');
        others.push(tab);
        const visitor = visitorOf(tab, door);
        await visitor.go(path);
        return visitor;
      },
      mail: () => mail,
      proxy: () => proxy,
    });
  });
}
