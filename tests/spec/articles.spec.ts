// Where the text of an article begins. It depends on how long the words of the sample are.
import { expect, test } from '../support/test.ts';
import { articles } from './words.ts';

/** The screen, and how far down the first sentence may end: inside it, or one swipe below it on a phone. */
const screens = [
  { width: 1440, height: 900, reach: 900 },
  { width: 390, height: 844, reach: 844 + 300 },
];

for (const { width, height, reach } of screens) {
  test(`the first sentence of every article ends above ${reach} px at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const tooLow: string[] = [];
    for (const { id } of articles) {
      await page.goto(`/blog/${id}`);
      const bottom = await page
        .locator('[data-block] p')
        .first()
        .evaluate((paragraph) => {
          const sentence = document.createRange();
          sentence.selectNodeContents(paragraph);
          const text = paragraph.firstChild;
          const end = text?.textContent?.search(/[.?!](?:\s|$)/) ?? -1;
          if (text && end >= 0) sentence.setEnd(text, end + 1);
          return sentence.getBoundingClientRect().bottom;
        });
      if (bottom > reach) tooLow.push(`/blog/${id} at ${bottom}`);
    }
    expect(tooLow).toEqual([]);
  });
}
