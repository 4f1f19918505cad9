// A view transition moves the picture of the clicked card to its place on the next page. Without a clicked picture the
// transition is skipped: a cross-fade costs a slow processor a fifth of a second.
let clicked: Element | null | undefined;

addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest('a') : null;
  clicked = link?.querySelector('picture') ?? link?.closest('article')?.querySelector('picture');
});

addEventListener('pageswap', ({ viewTransition, activation }) => {
  for (const plate of document.querySelectorAll('[data-plate]')) plate.removeAttribute('data-plate');
  // On back and forward, the picture would be a different one.
  if (clicked && activation?.navigationType !== 'traverse') clicked.setAttribute('data-plate', '');
  else viewTransition?.skipTransition();
});
