import { entryPages } from '../support/builtSite.ts';
import { expect, test } from '../support/test.ts';

/** A typeface's own space may be narrower than that, above all where it is kerned: 'weeks. A larger'. */
const narrowest = 0.21;
/** Headings are set tighter. */
const readingSize = 30;

for (const path of ['/', '/contact', ...entryPages.articles.slice(0, 1)]) {
  test(`${path} keeps its words apart`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const { measured, narrow } = await page.evaluate(
      async ([least, largest]) => {
        await document.fonts.ready;
        const narrow: string[] = [];
        let measured = 0;
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const parent = text.parentElement;
          const size = parent ? Number.parseFloat(getComputedStyle(parent).fontSize) : 0;
          if (!parent?.checkVisibility() || parent.closest('pre, .visually-hidden') || size > largest) continue;
          for (const { index, 0: words } of (text.textContent ?? '').matchAll(/(?<=\S{1,12}) (?=\S{1,12})/g)) {
            const space = new Range();
            space.setStart(text, index);
            space.setEnd(text, index + words.length);
            const { width } = space.getBoundingClientRect();
            // Where a line ends, its last space takes no room.
            if (width === 0) continue;
            measured++;
            if (width / size < least)
              narrow.push(
                `${(width / size).toFixed(3)} em: ${text.textContent?.slice(Math.max(index - 12, 0), index + 12)}`,
              );
          }
        }
        return { measured, narrow };
      },
      [narrowest, readingSize] as const,
    );
    expect(narrow).toEqual([]);
    expect(measured).toBeGreaterThan(50);
  });
}
