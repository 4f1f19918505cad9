// The page does not scroll behind the menu and the search. It keeps the width of its scrollbar, so that nothing moves.
const page = document.documentElement;
const dialogs = new MutationObserver(() => {
  if (page.clientWidth < innerWidth) page.style.scrollbarGutter = 'stable';
  page.style.overflow = document.querySelector('dialog[open]') ? 'hidden' : '';
});
dialogs.observe(document.body, { subtree: true, attributeFilter: ['open'] });

// The slide-in menu. The dialog element traps the focus, closes on Escape and restores the focus.
const menu = document.querySelector<HTMLDialogElement>('[data-menu]');
const opener = document.querySelector<HTMLButtonElement>('[data-menu-open]');
if (menu && opener) {
  document.querySelector('[data-menu-link]')?.remove();
  opener.hidden = false;
  opener.onclick = () => menu.showModal();

  menu.addEventListener('click', ({ target, offsetX }) => {
    // The backdrop is to the left of the menu.
    const isBackdrop = target === menu && offsetX < 0;
    if (isBackdrop || (target instanceof Element && target.closest('a, [data-menu-close]'))) menu.close();
  });

  // The back/forward cache must not restore a page with the menu open.
  addEventListener('pagehide', () => menu.close());
}
