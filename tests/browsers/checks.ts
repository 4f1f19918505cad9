import { expect, test } from 'vitest';
import { routes } from '../../src/config/routes';
import { entryPages, kinds, notFoundPages } from '../support/builtSite.ts';
import { blocks, services, words } from '../support/content.ts';
import type { Emailjs } from '../support/emailjs.ts';
import { checkForm } from './formChecks.ts';
import type { Visit } from './support/inBrowser.ts';
import { type Device, devices } from './support/page.ts';
import type { Visitor } from './support/visitor.ts';

const { menu, slider, theme: themeSwitch, skipLink } = words.controls;
const search = { button: words.search.open, field: 'dialog[open] input', result: 'dialog[open] li a' };

const [notFound = ''] = notFoundPages;
/** Every kind of page is for the nightly run. */
const pages = process.env.EVERY_PAGE
  ? [...kinds, ...notFoundPages]
  : [routes.home, routes.contact, ...entryPages.articles.slice(0, 1), notFound];

/** What is wrong with a page at first sight. */
function problems() {
  const overflow = document.documentElement.scrollWidth - innerWidth;
  return [
    ...(overflow > 0 ? [`${overflow} px wider than the view`] : []),
    ...[...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
    ...[...document.fonts].filter(({ status }) => status === 'error').map(({ family }) => family),
  ];
}

function checkPages(visit: Visit) {
  test('errors and policy violations of a page are noticed', async () => {
    const visitor = await visit(routes.about);
    await visitor.page.evaluate(() => {
      console.error('logged');
      setTimeout(() => {
        throw new Error('thrown');
      });
      document.head.append(Object.assign(document.createElement('style'), { textContent: 'h1 { color: red }' }));
    });
    const errors: string[] = [];
    for (const expected of [/logged/, /thrown/, /style-src/])
      await expect.poll(async () => errors.push(...(await visitor.expectErrors())) && errors.join()).toMatch(expected);
  });

  test.each(Object.keys(devices).flatMap((device) => pages.map((path) => [device as Device, path] as const)))(
    'on a %s %s has its pictures and fonts, fits, and has the colors of its theme',
    async (device, path) => {
      const visitor = await visit(path, { device, motion: 'off' });
      expect(await visitor.page.evaluate(problems)).toEqual([]);
      expect(await visitor.background()).toBe(devices[device].theme);
    },
  );
}

function checkHeader(visit: Visit) {
  test('the menu opens by mouse and keyboard, keeps the focus, closes and gives the focus back', async () => {
    const visitor = await visit(routes.about, { device: 'phone' });
    const { page } = visitor;
    const isOpen = async () => Boolean(await visitor.find('dialog', menu.label));
    const isBack = async () => (await visitor.find('button', menu.open))?.isFocused;
    await visitor.click('button', menu.open);
    await expect.poll(isOpen).toBe(true);
    await visitor.click('button', menu.close);
    await expect.poll(isOpen).toBe(false);
    await expect.poll(isBack).toBe(true);

    await page.keyboard.press('Enter');
    await expect.poll(isOpen).toBe(true);
    const stops = await page.evaluate(() => document.querySelectorAll('dialog :is(a, button)').length);
    for (let stop = 0; stop < stops + 2; stop++) {
      await page.keyboard.press('Tab');
      const outside = () => document.hasFocus() && document.activeElement?.matches(':not(body, dialog, dialog *)');
      expect(await page.evaluate(outside)).not.toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect.poll(isOpen).toBe(false);
    await expect.poll(isBack).toBe(true);
  });

  test('the search opens by button and by keyboard, finds a service and leads to its page', async () => {
    const [service] = services;
    const path = routes.service(service?.id ?? '');
    const visitor = await visit(routes.about);
    const { page } = visitor;
    const isReady = async () => (await visitor.find(search.field))?.isFocused;
    await visitor.click('header button', search.button);
    await expect.poll(isReady).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(isReady).toBeUndefined();
    await page.keyboard.down('Control');
    await page.keyboard.press('k');
    await page.keyboard.up('Control');
    await expect.poll(isReady).toBe(true);
    await page.keyboard.type(service?.title ?? '');
    const first = () => page.evaluate((result) => document.querySelector(result)?.getAttribute('href'), search.result);
    await expect.poll(first).toBe(path);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => location.pathname)).toBe(path);
  });

  test.each(['desktop', 'phone'] as const)(
    'on a %s drawings follow the theme, and a choice holds on the next page',
    async (device) => {
      const system = devices[device].theme;
      const other = system === 'light' ? 'dark' : 'light';
      const drawing = 'main img[src^="/drawings/"]';
      const visitor = await visit(notFound, { device });
      await expect.poll(() => visitor.drawingTheme(drawing)).toBe(system);
      if (device === 'phone') await visitor.click('button', menu.open);
      await visitor.click(device === 'phone' ? 'dialog button' : 'header button', themeSwitch);
      await expect.poll(visitor.background).toBe(other);
      await visitor.go(notFound);
      expect(await visitor.background()).toBe(other);
      await expect.poll(() => visitor.drawingTheme(drawing)).toBe(other);
    },
  );
}

function checkSlider(visit: Visit) {
  test.skipIf(blocks.slides.length < 2)('the slider goes on by mouse and by keyboard', async () => {
    const visitor = await visit(routes.home, { motion: 'off' });
    const current = () =>
      visitor.page.evaluate(() =>
        [...document.querySelectorAll('[data-slide]')].findIndex((slide) => slide.matches('[data-current=true]')),
      );
    await visitor.click('button', slider.next);
    await expect.poll(current).toBe(1);
    await visitor.focus('button', slider.previous);
    await visitor.page.keyboard.press('Enter');
    await expect.poll(current).toBe(0);
  });
}

/** The focused element: its index among all that can have the focus, its id, and whether it is in the content. */
const focused = ({ page }: Visitor) =>
  page.evaluate(() => {
    const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')];
    const visible = stops.filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.tabIndex >= 0);
    const element = document.activeElement as HTMLElement;
    return { index: visible.indexOf(element), isInMain: Boolean(element.closest('main')), id: element.id };
  });

function checkKeyboard(visit: Visit) {
  test('the skip link comes first and leads past the header', async () => {
    const visitor = await visit(routes.home, { motion: 'off' });
    await visitor.page.keyboard.press('Tab');
    await expect.poll(async () => (await visitor.find('a', skipLink))?.isFocused).toBe(true);
    await visitor.page.keyboard.press('Enter');
    await expect.poll(async () => (await focused(visitor)).id).toBe('main');
    await visitor.page.keyboard.press('Tab');
    expect((await focused(visitor)).isInMain).toBe(true);
  });

  test('Tab reaches everything in the header and in the form, in the order of the page', async () => {
    const visitor = await visit(routes.contact, { motion: 'off' });
    const fields: string[] = [];
    const isAtSend = async () => (await visitor.find('button', words.form.send))?.isFocused;
    for (let index = 0; !(await isAtSend()); index++) {
      await visitor.page.keyboard.press('Tab');
      const stop = await focused(visitor);
      expect(stop.index).toBe(index);
      if (stop.id in words.form.fields) fields.push(stop.id);
    }
    expect(fields).toEqual(Object.keys(words.form.fields));
  });
}

/** Everything that must hold in a browser of today. */
export function checks(visit: Visit, mail: () => Emailjs): void {
  checkForm(visit, mail);
  checkPages(visit);
  checkHeader(visit);
  checkSlider(visit);
  checkKeyboard(visit);
}
