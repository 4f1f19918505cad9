// The slide-in menu. The dialog itself traps the focus, closes on Escape and returns the focus.
const menu = document.querySelector<HTMLDialogElement>('[data-menu]');
const opener = document.querySelector<HTMLButtonElement>('[data-menu-open]');
const fallback = document.querySelector<HTMLAnchorElement>('[data-menu-link]');

if (menu && opener && fallback) {
  fallback.hidden = true;
  opener.hidden = false;
  opener.addEventListener('click', () => {
    // The page stands still behind the menu; the room of its scroll bar stays, where it takes any.
    const { clientWidth, style } = document.documentElement;
    style.scrollbarGutter = clientWidth < innerWidth ? 'stable' : '';
    menu.showModal();
  });

  menu.addEventListener('click', ({ target, clientX }) => {
    const overlay = target === menu && clientX < menu.getBoundingClientRect().left;
    const wayOut = target instanceof Element && target.closest('a, [data-menu-close]');
    if (overlay || wayOut) menu.close();
  });

  // A page kept for back and forward must not come back with the menu over it.
  addEventListener('pagehide', () => menu.close());
}
