import { requiredChild } from '@/lib/dom';

/** The page does not scroll behind a dialog. This reserves the width of its scrollbar, so that nothing moves. */
export function keepScrollbarRoom(): void {
  const page = document.documentElement;
  if (page.clientWidth < innerWidth) page.style.scrollbarGutter = 'stable';
}

// The slide-in menu. The dialog element traps the focus, closes on Escape and restores the focus.
for (const menu of document.querySelectorAll<HTMLDialogElement>('[data-menu]')) {
  const opener = requiredChild<HTMLButtonElement>(document, '[data-menu-open]');
  document.querySelector('[data-menu-link]')?.remove();
  opener.hidden = false;
  opener.addEventListener('click', () => {
    keepScrollbarRoom();
    menu.showModal();
  });

  menu.addEventListener('click', ({ target, offsetX }) => {
    // The backdrop is to the left of the menu.
    const isBackdrop = target === menu && offsetX < 0;
    if (isBackdrop || (target instanceof Element && target.closest('a, [data-menu-close]'))) menu.close();
  });

  // The back/forward cache must not restore a page with the menu open.
  addEventListener('pagehide', () => menu.close());
}
