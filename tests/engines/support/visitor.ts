import { expect, vi } from 'vitest';
import type { Key, Tab } from './browser.ts';
import type { Door } from './line.ts';

/** What a visitor sees of an element; nothing of one that is hidden. Elements are told apart by what they are called. */
function look(what: string, name: string | undefined, then: 'bring' | 'focus' | undefined) {
  const nameOf = (one: Element) =>
    one.getAttribute('aria-label') ?? (one as HTMLInputElement).labels?.[0]?.textContent ?? one.textContent ?? '';
  const element = [...document.querySelectorAll<HTMLElement>(what)].find(
    (one) => one.checkVisibility({ visibilityProperty: true }) && (!name || nameOf(one).trim() === name),
  );
  if (!element) return null;
  if (then === 'bring') element.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (then === 'focus') element.focus();
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return {
    box: { left, top, width, height },
    x,
    y,
    /** Whether a click in its middle reaches it. */
    isOnTop: x < innerWidth && y < innerHeight && element.contains(document.elementFromPoint(x, y)),
    isFocused: document.activeElement === element,
    text: element.textContent?.trim() ?? '',
    value: 'value' in element ? String(element.value) : '',
    pressed: element.getAttribute('aria-pressed'),
  };
}

/** Somebody at a tab, who sees, clicks and types. */
export function visitorOf(tab: Tab, door: Door) {
  const see = async (what: string, name?: string) => (await tab.evaluate(look, what, name, undefined)) ?? undefined;
  const bring = async (what: string, name?: string) => (await tab.evaluate(look, what, name, 'bring')) ?? undefined;
  /** Every part of the page has taken over. */
  const ready = () =>
    expect
      .poll(() => tab.evaluate(() => document.querySelectorAll('astro-island[ssr], [data-ready=false]').length))
      .toBe(0);
  const visitor = {
    tab,
    door,
    see,
    /** Scrolls it to the middle of the view. */
    bring,
    focus: (what: string, name?: string) => tab.evaluate(look, what, name, 'focus'),
    evaluate: tab.evaluate,
    go: async (path: string) => {
      await tab.goto(door.url + path);
      await ready();
    },
    reload: async () => {
      await tab.reload();
      await ready();
    },
    /** Clicks where a person would, once it stands still and nothing is over it. */
    click: async (what: string, name?: string) => {
      let before = '';
      const place = async () => {
        const seen = await bring(what, name);
        const isStill = before === JSON.stringify(seen?.box);
        before = JSON.stringify(seen?.box);
        if (seen?.isOnTop && isStill) return seen;
        throw new Error(`${what} ${name} cannot be clicked.`);
      };
      const { x, y } = await vi.waitFor(place, { timeout: 15_000 });
      await tab.clickAt(x, y);
    },
    press: async (...keys: Key[]) => {
      for (const key of keys) await tab.press(key);
    },
    /** Types into the field with this label. */
    write: async (label: string, text: string) => {
      await visitor.click('input, textarea', label);
      await tab.type(text);
    },
    /** Chooses from the list with this label. */
    choose: (label: string, option: string) =>
      tab.evaluate(
        (wanted, value) => {
          const lists = [...document.querySelectorAll('select')];
          const list = lists.find(({ labels }) => labels[0]?.textContent === wanted);
          if (!list) throw new Error(`There is no list ${wanted}.`);
          list.value = value;
          list.dispatchEvent(new Event('input', { bubbles: true }));
        },
        label,
        option,
      ),
  };
  return visitor;
}

export type Visitor = ReturnType<typeof visitorOf>;
