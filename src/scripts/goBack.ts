// The link back of a service page. On small screens it is on the picture at first. After that it floats over the text, so it
// is shown only while the visitor scrolls up, and at the end of the page.

/** The box that the link floats in, as high as the page without header and footer. */
const place = document.querySelector<HTMLElement>('[data-go-back]');
let lastTop = scrollY;

function update() {
  if (!place) return;
  const { top, bottom } = place.getBoundingClientRect();
  const isScrollingUp = scrollY < lastTop;
  const isAtEnd = bottom <= innerHeight;
  lastTop = scrollY;
  // The header covers the first place of the link.
  if (top >= 0) delete place.dataset.floating;
  else place.dataset.floating = isScrollingUp || isAtEnd ? 'shown' : 'hidden';
}

function hide() {
  if (place?.dataset.floating) place.dataset.floating = 'hidden';
}

addEventListener('scroll', update, { passive: true });
// It does not cover a control that gets the focus without scrolling.
document.addEventListener('focusin', hide);
update();
