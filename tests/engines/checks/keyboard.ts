import { expect, test } from 'vitest';
import { routes } from '../../../src/config/routes';
import { words } from '../../support/content.ts';
import type { Stage } from '../support/inEngine.ts';
import type { Visitor } from '../support/visitor.ts';

/** What has the focus: its place among all that can have it, and whether that is before the content or in it. */
const focused = ({ evaluate }: Visitor) =>
  evaluate(() => {
    const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')];
    const seen = stops.filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.tabIndex >= 0);
    const element = document.activeElement as HTMLElement;
    return { place: seen.indexOf(element), isInMain: Boolean(element.closest('main')), id: element.id };
  });

export function checkKeyboard({ visit }: Stage) {
  test('the skip link comes first and leads past the header', async () => {
    const visitor = await visit(routes.home, { still: true });
    await visitor.press('Tab');
    await expect.poll(async () => (await visitor.see('a', words.controls.skipLink))?.isFocused).toBe(true);
    await visitor.press('Enter');
    await expect.poll(async () => (await focused(visitor)).id).toBe('main');
    await visitor.press('Tab');
    expect((await focused(visitor)).isInMain).toBe(true);
  });

  test('Tab reaches everything in the header and in the form, in the order of the page', async () => {
    const visitor = await visit(routes.contact, { still: true });
    const last = await visitor.evaluate(() => document.querySelectorAll('header a, header button, form *').length);
    const ids: string[] = [];
    for (let place = 0; place < last; place++) {
      await visitor.press('Tab');
      const { id, ...stop } = await focused(visitor);
      expect(stop.place).toBe(place);
      ids.push(id);
      if ((await visitor.see('button', words.form.send))?.isFocused) break;
    }
    expect(ids.filter((id) => id in words.form.fields)).toEqual(Object.keys(words.form.fields));
    expect((await visitor.see('button', words.form.send))?.isFocused).toBe(true);
  });
}
