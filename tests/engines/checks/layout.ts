import { expect, test } from 'vitest';
import { routes } from '../../../src/config/routes';
import { entryPages, fileOf, textAt } from '../../support/builtSite.ts';
import { blocks } from '../../support/content.ts';
import type { Stage } from '../support/inEngine.ts';

/** What engines have laid out in different ways. */
export function checkLayout({ visit }: Stage) {
  const withCode = entryPages.articles.filter((path) => /<\/code>[,.;:]/.test(textAt(fileOf(path)))).slice(0, 3);

  test.skipIf(withCode.length === 0)('no line begins with the comma after a piece of code', async () => {
    for (const path of withCode) {
      const visitor = await visit(path, { size: 'phone', still: true });
      const torn = await visitor.evaluate(() =>
        [...document.querySelectorAll('article :not(pre) > code')].flatMap((code) => {
          const after = code.nextSibling;
          if (!(after instanceof Text) || !/^[,.;:]/.test(after.data)) return [];
          const mark = new Range();
          mark.setStart(after, 0);
          mark.setEnd(after, 1);
          const end = [...code.getClientRects()].at(-1)?.bottom ?? 0;
          return mark.getBoundingClientRect().top < end ? [] : [`${code.textContent}${after.data.slice(0, 10)}`];
        }),
      );
      expect(torn, path).toEqual([]);
    }
  });

  test.skipIf(blocks.testimonials.length === 0)('the opening mark of a quotation is not cut off', async () => {
    const visitor = await visit(routes.home, { size: 'phone', still: true });
    const outside = await visitor.evaluate(() => {
      const quotes = document.querySelectorAll('blockquote p');
      return [...quotes].map((quote) => {
        const text = document.createTreeWalker(quote, NodeFilter.SHOW_TEXT).nextNode();
        const mark = new Range();
        if (!text) return quote.textContent;
        mark.setStart(text, 0);
        mark.setEnd(text, 1);
        return Math.round(mark.getBoundingClientRect().left - quote.getBoundingClientRect().left);
      });
    });
    expect(new Set(outside)).toEqual(new Set([0]));
  });

  test.each(['desk', 'phone'] as const)(
    'the picture beside the form is four by three at the size of a %s',
    async (size) => {
      const visitor = await visit(routes.contact, { size, still: true });
      const box = (await visitor.see('section[aria-labelledby=information] div'))?.box;
      expect(box && box.width / box.height).toBeCloseTo(4 / 3, 2);
    },
  );
}
