import { describe, expect, test } from 'vitest';
import { routes } from '../../../src/config/routes';
import { notFoundPages } from '../../support/builtSite.ts';
import { services, words } from '../../support/content.ts';
import type { Stage } from '../support/inEngine.ts';
import { ground, tone } from '../support/looks.ts';
import type { Visitor } from '../support/visitor.ts';

const { menu, theme: themeSwitch, motion: motionSwitch } = words.controls;

export function checkMenu({ visit }: Stage) {
  describe('the menu', () => {
    const isOpen = async (visitor: Visitor) => Boolean(await visitor.see('dialog', menu.label));
    const isBack = async (visitor: Visitor) => (await visitor.see('button', menu.open))?.isFocused;

    test('opens, fits, closes on its button and gives the focus back', async () => {
      const visitor = await visit(routes.about, { size: 'phone' });
      await visitor.click('button', menu.open);
      await expect.poll(() => isOpen(visitor)).toBe(true);
      const overflow = () =>
        visitor.evaluate(() => {
          const dialog = document.querySelector('dialog');
          return dialog && dialog.scrollWidth - dialog.clientWidth;
        });
      await expect.poll(overflow).toBe(0);
      await visitor.click('button', menu.close);
      await expect.poll(() => isOpen(visitor)).toBe(false);
      await expect.poll(() => isBack(visitor)).toBe(true);
    });

    test('opens by keyboard, keeps the focus, closes on Escape and gives the focus back', async () => {
      const visitor = await visit(routes.about, { size: 'phone' });
      await visitor.focus('button', menu.open);
      await visitor.press('Enter');
      await expect.poll(() => isOpen(visitor)).toBe(true);
      const stops = await visitor.evaluate(() => document.querySelectorAll('dialog :is(a, button)').length);
      for (let stop = 0; stop < stops + 2; stop++) {
        await visitor.press('Tab');
        const outside = () => document.hasFocus() && document.activeElement?.matches(':not(body, dialog, dialog *)');
        expect(await visitor.evaluate(outside)).not.toBe(true);
      }
      await visitor.press('Escape');
      await expect.poll(() => isOpen(visitor)).toBe(false);
      await expect.poll(() => isBack(visitor)).toBe(true);
    });
  });
}

export function checkQuickFind({ visit }: Stage) {
  test('quick find opens, finds a service and leads to its page', async () => {
    const [service] = services;
    const { field, open } = words.quickFind;
    const visitor = await visit(routes.about);
    await visitor.click('header button', open);
    await expect.poll(async () => (await visitor.see('dialog input', field))?.isFocused).toBe(true);
    await visitor.tab.type(service?.title ?? '');
    const first = () => visitor.evaluate(() => document.querySelector('dialog[open] li a')?.getAttribute('href'));
    await expect.poll(first).toBe(routes.service(service?.id ?? ''));
    await visitor.press('Enter');
    await expect.poll(() => visitor.evaluate(() => location.pathname)).toBe(routes.service(service?.id ?? ''));
  });
}

export function checkThemes({ visit }: Stage) {
  describe.each([
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const)('on a system that is %s', (system, other) => {
    const drawing = 'main img[src^="/art/"]';

    test('the drawings are so too, until the visitor switches the theme', async () => {
      const visitor = await visit(notFoundPages[0] ?? '', { theme: system });
      await expect.poll(() => tone(visitor, drawing)).toBe(system);
      await visitor.click('header button', themeSwitch);
      await expect.poll(() => ground(visitor)).toBe(other);
      await expect.poll(() => tone(visitor, drawing)).toBe(other);
    });

    test('the choice of another theme holds on the next page, from the start', async () => {
      const visitor = await visit(routes.about, { theme: system });
      expect(await ground(visitor)).toBe(system);
      await visitor.click('header button', themeSwitch);
      await expect.poll(() => ground(visitor)).toBe(other);
      await visitor.go(notFoundPages[0] ?? '');
      expect(await ground(visitor)).toBe(other);
      await expect.poll(() => tone(visitor, drawing)).toBe(other);
    });
  });
}

export function checkMotion({ visit }: Stage) {
  test('the switch for motion works by keyboard and is remembered', async () => {
    const visitor = await visit(routes.blog);
    const pressed = async () => (await visitor.see('header button', motionSwitch))?.pressed;
    const moving = () => visitor.evaluate(() => document.getAnimations().length);
    expect(await pressed()).toBe('false');
    await expect.poll(moving).toBeGreaterThan(0);
    await visitor.focus('header button', motionSwitch);
    await visitor.press('Space');
    await expect.poll(pressed).toBe('true');
    await expect.poll(moving).toBe(0);
    await visitor.go(routes.about);
    expect(await pressed()).toBe('true');
    await visitor.click('header button', motionSwitch);
    await expect.poll(pressed).toBe('false');
  });
}
