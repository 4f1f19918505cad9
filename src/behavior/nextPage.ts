// The plate of the card that was clicked keeps its place on the way to the next page, where it stands large.
let clicked: Element | null | undefined;

addEventListener('click', ({ target }) => {
  const link = (target as Element).closest('a');
  clicked = link?.querySelector('picture') ?? link?.closest('article')?.querySelector('picture');
});

addEventListener('pageswap', () => {
  for (const plate of document.querySelectorAll('*[data-plate]')) plate.removeAttribute('data-plate');
  clicked?.setAttribute('data-plate', '');
});
