// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requiredChild } from '@/lib/dom';
import { ArticleProse } from './ArticleProse';
import { Prose } from './Prose';

/** Sets the width of the boxes that the script watches, whose content has 600 pixels. */
let setWidth: (width: number) => void;

beforeEach(() => {
  vi.resetModules();
  const watched: Element[] = [];
  vi.stubGlobal('ResizeObserver', function Observer(callback: (entries: { target: Element }[]) => void) {
    setWidth = (width) => {
      vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
      callback(watched.map((target) => ({ target })));
    };
    return { observe: (target: Element) => watched.push(target) };
  });
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(600);
});
afterEach(() => vi.restoreAllMocks());

const table = '| Plant | Höhe |\n| --- | ---: |\n| Vine | 3 m |';

test.each([
  ['Table', 'a text', <Prose text={table} key="" />],
  ['Code', 'a text', <Prose text={'```\nrate(x[5m]) < 1\n```'} key="" />],
  ['Table', 'an article', <ArticleProse text={table} key="" />],
  ['Code: js', 'an article', <ArticleProse text={'```js\n// Größe\n```'} key="" />],
])('a box named %s in %s is a tab stop only while it scrolls', async (name, _, text) => {
  document.body.innerHTML = renderToStaticMarkup(text);
  await import('./scrollable.script');
  const box = requiredChild(document, 'pre, :has(> table)');
  const attributes = () => ['role', 'tabindex', 'aria-label'].map((attribute) => box.getAttribute(attribute));
  setWidth(300);
  expect(attributes()).toEqual(['group', '0', name]);
  setWidth(600);
  expect(attributes()).toEqual([null, null, null]);
});
