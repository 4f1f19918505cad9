// The link back of a service page. It goes back to the list as the visitor left it. On small screens it is on the picture at first. After that it floats over the text, so it
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

/** Goes back in history if the visitor came from the list, so that the list is as it was left. */
function goBack(event: MouseEvent) {
  const link = event.currentTarget as HTMLAnchorElement;
  // Not in every browser.
  const { navigation } = window as Partial<Window>;
  if (!navigation || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const entries = navigation.entries().slice(0, navigation.currentEntry?.index);
  const pathOf = ({ url }: NavigationHistoryEntry) => new URL(url ?? '', location.href).pathname;
  // The entries of anchors of this page are skipped.
  const previous = entries.findLast((entry) => pathOf(entry) !== location.pathname);
  if (!previous || pathOf(previous) !== link.pathname) return;
  event.preventDefault();
  navigation.traverseTo(previous.key);
}

place?.querySelector('a')?.addEventListener('click', goBack);
addEventListener('scroll', update, { passive: true });
// It does not cover a control that gets the focus without scrolling.
document.addEventListener('focusin', hide);
update();
