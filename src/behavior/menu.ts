// The slide-in menu. The dialog itself traps the focus, closes on Escape and returns the focus.
const menu = document.querySelector<HTMLDialogElement>('[data-menu]');
const opener = document.querySelector<HTMLButtonElement>('[data-menu-open]');

if (menu && opener) {
  document.querySelector('[data-menu-link]')?.remove();
  opener.hidden = false;
  opener.addEventListener('click', () => {
    // The page stands still behind the menu; the room of its scroll bar stays, where it takes any.
    const page = document.documentElement;
    if (page.clientWidth < innerWidth) page.style.scrollbarGutter = 'stable';
    menu.showModal();
  });

  menu.addEventListener('click', ({ target, offsetX }) => {
    // Left of the menu there is the overlay.
    const overlay = target === menu && offsetX < 0;
    if (overlay || (target as Element).closest('a, [data-menu-close]')) menu.close();
  });

  // A page kept for back and forward must not come back with the menu over it.
  addEventListener('pagehide', () => menu.close());
}
