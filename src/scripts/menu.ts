import { requiredChild } from '@/lib/dom';

/** The page stands still behind a dialog; the room of its scroll bar stays, where it takes any. */
export function keepScrollbarRoom(): void {
  const page = document.documentElement;
  if (page.clientWidth < innerWidth) page.style.scrollbarGutter = 'stable';
}

// The slide-in menu. The dialog itself traps the focus, closes on Escape and returns the focus.
for (const menu of document.querySelectorAll<HTMLDialogElement>('[data-menu]')) {
  const opener = requiredChild<HTMLButtonElement>(document, '[data-menu-open]');
  document.querySelector('[data-menu-link]')?.remove();
  opener.hidden = false;
  opener.addEventListener('click', () => {
    keepScrollbarRoom();
    menu.showModal();
  });

  menu.addEventListener('click', ({ target, offsetX }) => {
    // Left of the menu there is the overlay.
    const isOverlay = target === menu && offsetX < 0;
    if (isOverlay || (target instanceof Element && target.closest('a, [data-menu-close]'))) menu.close();
  });

  // A page kept for back and forward must not come back with the menu over it.
  addEventListener('pagehide', () => menu.close());
}
