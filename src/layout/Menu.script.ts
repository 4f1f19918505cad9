// The slide-in menu. The dialog element traps the focus, closes on Escape and restores the focus.
const page = document.documentElement;
const menu = document.querySelector<HTMLDialogElement>('[data-menu]');
const opener = document.querySelector<HTMLButtonElement>('[data-menu-open]');
if (menu && opener) {
  document.querySelector('[data-menu-link]')?.remove();
  opener.hidden = false;
  opener.onclick = () => {
    // The page does not scroll behind the menu. It keeps the width of its scrollbar, so that nothing moves.
    if (page.clientWidth < innerWidth) page.style.scrollbarGutter = 'stable';
    page.style.overflow = 'hidden';
    menu.showModal();
  };
  menu.onclose = () => {
    page.style.overflow = '';
  };
  // The window may grow past the menu, and then there is no button for it.
  addEventListener('resize', () => {
    if (!opener.checkVisibility()) menu.close();
  });

  menu.addEventListener('click', ({ target, offsetX }) => {
    // The backdrop is to the left of the menu.
    const isBackdrop = target === menu && offsetX < 0;
    if (isBackdrop || (target instanceof Element && target.closest('a, [data-menu-close]'))) menu.close();
  });

  // The back/forward cache must not restore a page with the menu open.
  addEventListener('pagehide', () => menu.close());
}
