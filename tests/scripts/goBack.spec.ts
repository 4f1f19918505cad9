import type { Page } from '@playwright/test';
import { entryPages } from '../support/builtSite.ts';
import { words } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const { label } = words.service.goBack;
const goBack = (page: Page) => page.getByRole('main').getByRole('link', { name: label, exact: true });

/** The texts that the link covers, at every scroll position in steps of 40 pixels. */
const covered = (page: Page) =>
  goBack(page).evaluate((link) => {
    const words: Range[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (link.contains(text) || !text.textContent?.trim() || !parent?.checkVisibility()) continue;
      const word = new Range();
      word.selectNodeContents(text);
      words.push(word);
    }
    const found = new Set<string>();
    let positions = 0;
    for (let top = 0; top < document.documentElement.scrollHeight - innerHeight; top += 40) {
      scrollTo(0, top);
      const own = link.getBoundingClientRect();
      if (own.height > 0 && own.bottom <= innerHeight) positions++;
      for (const word of words)
        for (const box of word.getClientRects())
          if (box.left < own.right && own.left < box.right && box.top < own.bottom && own.top < box.bottom)
            found.add(`${word} at ${top}`);
    }
    return { found: [...found], positions };
  });

test('a service page shows the link at once; in the margin it never covers text', async ({ page }) => {
  await page.goto(entryPages.services[0] ?? '');
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(goBack(page)).toBeInViewport({ ratio: 1 });
    const { found, positions } = await covered(page);
    expect(found, `${width} px`).toEqual([]);
    expect(positions).toBeGreaterThan(20);
  }
});

test('floating over the page, it appears after the first screen, and covers neither the focused control nor the end', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(entryPages.services[0] ?? '');
  for (const [width, height] of [
    [320, 700],
    [390, 844],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(goBack(page)).not.toBeInViewport();
    await page.evaluate(() => scrollTo(0, 100));
    await expect(goBack(page)).toBeInViewport({ ratio: 1 });
    const faults = await goBack(page).evaluate((link) => {
      const covers = (box: DOMRect) => {
        const own = link.getBoundingClientRect();
        return box.left < own.right && own.left < box.right && box.top < own.bottom && own.top < box.bottom;
      };
      const controls = [...document.querySelectorAll<HTMLElement>('main :is(a, button)')].filter(
        (control) => control !== link,
      );
      const faults: string[] = [];
      for (const control of controls) {
        control.focus();
        if (covers(control.getBoundingClientRect())) faults.push(`with the focus: ${control.textContent}`);
      }
      document.querySelector('main > :last-child')?.scrollIntoView({ block: 'end', behavior: 'instant' });
      for (const words of document.querySelectorAll('main :is(h2, p, a)'))
        if (words !== link && covers(words.getBoundingClientRect())) faults.push(`at the end: ${words.textContent}`);
      return faults;
    });
    expect(faults, `${width} px`).toEqual([]);
  }
});
