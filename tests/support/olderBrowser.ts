import type { Page } from '@playwright/test';

/** Takes from the browser what Firefox 115 or Safari 16.4 lacks, so that it can stand in for both. */
export async function olderBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const iterators = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
    const later: [object, string[]][] = [
      [iterators, ['map', 'filter', 'some', 'every', 'find', 'reduce', 'forEach', 'flatMap', 'take', 'toArray']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [Promise, ['withResolvers', 'try']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Array, ['fromAsync']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
      [Intl, ['Segmenter', 'DurationFormat']],
      [RegExp, ['escape']],
      [URL, ['canParse', 'parse']],
      [URLSearchParams.prototype, ['size']],
      [AbortSignal, ['any']],
      [Response, ['json']],
      [Element.prototype, ['checkVisibility', 'role', 'ariaCurrent', 'ariaHidden', 'ariaLabel', 'ariaPressed']],
      [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
      [HTMLDialogElement.prototype, ['closedBy', 'requestClose']],
      [Document.prototype, ['startViewTransition']],
      [globalThis, ['Iterator', 'navigation', 'scheduler', 'requestIdleCallback', 'ToggleEvent']],
    ];
    for (const [owner, names] of later) for (const name of names) Reflect.deleteProperty(owner, name);
  });
}
