import { describe, expect, test } from 'vitest';
import { routes } from '../../../src/config/routes';
import { held, path, says, send, status, tryAgain, writeMessage, written } from '../support/form.ts';
import type { Stage } from '../support/inEngine.ts';

const empty = { name: '', email: '', service: '', message: '' };
const time = expect.stringMatching(/^\d{1,2}\/\d{1,2}\/\d{4}, \d{1,2}:\d{2}:\d{2} [AP]M$/);

/** The mail service is the stand-in, and a message reaches it. */
export function checkSending({ visit, anotherTab, mail, proxy }: Stage) {
  test('every way out of the browser leads to the stand-in or nowhere', async () => {
    const { tab } = await anotherTab(await visit(path), path);
    // An engine may show an error page or refuse to go; the proxy knows that it was asked and said no.
    await tab.goto('https://elsewhere.example/').catch(() => undefined);
    expect(proxy().refused).toContain('elsewhere.example:443');
  });

  test('a message is sent once, as it was typed', async () => {
    const visitor = await visit(path);
    await writeMessage(visitor);
    await send(visitor);
    await expect.poll(() => status(visitor)).toBe(says.sent);
    expect(mail().accepted.map((message) => message.template_params)).toEqual([{ ...written, time }]);
    expect(await held(visitor)).toEqual(empty);
  });
}

export function checkForm({ visit, anotherTab, mail, proxy }: Stage) {
  describe('the form', () => {
    test('says what is missing and leads to the first', async () => {
      const visitor = await visit(path);
      await send(visitor);
      for (const { missing = '' } of Object.values(says.mistakes))
        await expect.poll(() => visitor.see('form div', missing)).toBeDefined();
      expect((await visitor.see('input', says.fields.name))?.isFocused).toBe(true);
      expect(mail().posts()).toBe(0);
    });

    test('keeps a message that is refused, and sends it when asked again', async () => {
      const visitor = await visit(path);
      mail().order({ kind: 'answer', status: 500, text: 'No' });
      await writeMessage(visitor);
      await send(visitor);
      await expect.poll(() => status(visitor)).toBe(says.failed);
      expect(await held(visitor)).toEqual(written);
      await tryAgain(visitor);
      await expect.poll(() => status(visitor)).toBe(says.sent);
      expect(mail().accepted).toHaveLength(1);
      await visitor.tab.complaints();
    });

    test('sends when the line is back, though nothing could be loaded without it', async () => {
      const visitor = await visit(path);
      await writeMessage(visitor);
      visitor.door.cut();
      proxy().cut();
      await send(visitor);
      await expect.poll(() => status(visitor)).toBe(says.failed);
      expect(await held(visitor)).toEqual(written);
      visitor.door.mend();
      proxy().mend();
      await tryAgain(visitor);
      await expect.poll(() => status(visitor)).toBe(says.sent);
      expect(mail().accepted).toHaveLength(1);
      await visitor.tab.complaints();
    });

    test('finds what was typed after a reload, and after a look at another page', async () => {
      const visitor = await visit(path);
      await writeMessage(visitor);
      await visitor.reload();
      await expect.poll(() => held(visitor)).toEqual(written);
      // A browser may keep fields over a reload by itself, but over no other page.
      await visitor.go(routes.about);
      await visitor.go(path);
      await expect.poll(() => held(visitor)).toEqual(written);
    });

    test('has a draft for each tab, and a new tab starts empty', async () => {
      const other = { ...written, message: 'Another matter' };
      const first = await visit(path);
      await writeMessage(first);
      const second = await anotherTab(first, path);
      expect(await held(second)).toEqual(empty);
      await writeMessage(second, other);
      await first.reload();
      await expect.poll(() => held(first)).toEqual(written);
      await second.tab.close();
      expect(await held(await anotherTab(first, path))).toEqual(empty);
    });
  });
}
