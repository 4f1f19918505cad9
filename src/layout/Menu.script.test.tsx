// @vitest-environment happy-dom
// The dialog element of the browser traps the focus, closes on Escape and restores the focus.
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { requiredChild } from '@/lib/dom';
import { page, site } from './examples';
import { Header } from './Header';
import { Menu } from './Menu';

const root = document.documentElement;
const find = (selector: string) => requiredChild(document, selector);
const isOpen = () => find('dialog').hasAttribute('open');

// The script listens to the whole page, so it runs once.
beforeAll(async () => {
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <Header site={site} page={page} />
      <Menu site={site} page={page} />
    </>,
  );
  await import('./Menu.script');
});

test('a button replaces the link to the footer', () => {
  expect(document.querySelector('header a[href="#links"]')).toBeNull();
  expect(find('[data-menu-open]').hidden).toBe(false);
});

test.each([
  ['its button', '[data-menu-close] path', 20],
  ['a link', 'dialog li a', 20],
  ['a click beside it', 'dialog', -20],
])('%s closes the menu, behind which the page does not scroll', (_, selector, offsetX) => {
  find('[data-menu-open]').click();
  find('dialog').dispatchEvent(new MouseEvent('click', { offsetX: 20 } as MouseEventInit));
  expect([isOpen(), root.style.overflow]).toEqual([true, 'hidden']);
  find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, offsetX } as MouseEventInit));
  expect([isOpen(), root.style.overflow]).toEqual([false, '']);
});
