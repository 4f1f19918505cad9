// The plate of the card that was clicked keeps its place on the way to the next page, where it is large. Where no plate was
// clicked, the next page is shown at once: preparing a fade takes a slow processor a fifth of a second.
let clicked: Element | null | undefined;

addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest('a') : null;
  clicked = link?.querySelector('picture') ?? link?.closest('article')?.querySelector('picture');
});

addEventListener('pageswap', ({ viewTransition, activation }) => {
  for (const plate of document.querySelectorAll('[data-plate]')) plate.removeAttribute('data-plate');
  // On the way back it would be a different plate.
  if (clicked && activation?.navigationType !== 'traverse') clicked.setAttribute('data-plate', '');
  else viewTransition?.skipTransition();
});
