import { expect, test } from 'vitest';
import { routes } from '../../../src/config/routes';
import { held, path, writeMessage, written } from '../support/form.ts';
import type { Stage } from '../support/inEngine.ts';
import type { Visitor } from '../support/visitor.ts';

const empty = { name: '', email: '', service: '', message: '' };
const other = { ...written, name: 'Grace Example', message: 'Another matter' };

/** What the notice over the form lets one choose: to restore a message that was left, or to delete it. */
const notice = '[role=status] button';
const choices = ({ evaluate }: Visitor) =>
  evaluate((what) => [...document.querySelectorAll(what)].map(({ textContent }) => textContent?.trim() ?? ''), notice);

/** Which of these texts stand anywhere on the page, in a field or beside it, while it is looked at for two seconds. */
const shown = ({ evaluate }: Visitor, texts: string[]) =>
  evaluate(async (wanted) => {
    const seen = new Set<string>();
    for (const end = performance.now() + 2000; performance.now() < end; ) {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
      const page = [document.body.innerText, ...fields].join('\n');
      for (const text of wanted) if (page.includes(text)) seen.add(text);
      await new Promise((later) => setTimeout(later, 20));
    }
    return [...seen];
  }, texts);

export function checkDrafts({ visit, anotherTab }: Stage) {
  test("another person's tab never shows a word of a message before it is asked to", async () => {
    const first = await visit(path);
    await writeMessage(first);
    const second = await anotherTab(first, path);
    expect(await shown(second, [written.name, written.email, written.message]), 'beside an open tab').toEqual([]);
    expect(await held(second)).toEqual(empty);
    await writeMessage(second, other);
    await second.tab.close();

    const third = await anotherTab(first, path);
    const texts = [written, other].flatMap(({ name, email, message }) => [name, email, message]);
    expect(await shown(third, texts), 'after a tab was closed').toEqual([]);
    expect(await held(third)).toEqual(empty);
    expect(await held(first), 'the first tab keeps its own').toEqual(written);
  });

  /** A tab was closed with a message in it, and a new one offers it. */
  async function offered() {
    const first = await visit(routes.about);
    const closed = await anotherTab(first, path);
    await writeMessage(closed);
    await closed.tab.close();
    const fresh = await anotherTab(first, path);
    await expect.poll(async () => (await choices(fresh)).length).toBe(2);
    expect(await held(fresh)).toEqual(empty);
    const [restore, remove] = await choices(fresh);
    return { first, fresh, restore, remove };
  }

  test('what a closed tab left is restored when it is asked for', async () => {
    const { fresh, restore } = await offered();
    await fresh.click(notice, restore);
    await expect.poll(() => held(fresh)).toEqual(written);
  });

  test('what a closed tab left can be deleted unread, and is nowhere afterwards', async () => {
    const { first, fresh, remove } = await offered();
    await fresh.click(notice, remove);
    await expect.poll(() => choices(fresh)).toEqual([]);
    const next = await anotherTab(first, path);
    expect(await shown(next, [written.name, written.message])).toEqual([]);
    expect(await choices(next)).toEqual([]);
    const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    for (const tab of [fresh, next]) expect(await tab.evaluate(kept)).not.toContain(written.message);
  });
}
