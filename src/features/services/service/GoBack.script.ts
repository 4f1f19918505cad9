// The link back of a service page. It leads to the list as the visitor left it. On small screens it is on the picture at first.
// After that it floats over the text, so it is shown only while the visitor scrolls up, and at the end of the page.

/** The box that the link floats in, as high as the page without header and footer. */
const place = document.querySelector<HTMLElement>('[data-go-back]');
const link = place?.querySelector('a');
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

const withoutQuery = (address: string | null) => address?.split(/[?#]/)[0];

/** Goes back in history if the visitor came from the list, so that the list is as it was left. */
function goBack(event: MouseEvent) {
  // Not in every browser.
  const { navigation } = window as Partial<Window>;
  const earlier = navigation?.entries().slice(0, navigation.currentEntry?.index);
  // The anchors of this page are entries, too.
  const previous = earlier?.findLast(({ url }) => withoutQuery(url) !== withoutQuery(location.href));
  const opensHere = !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (opensHere && previous && withoutQuery(previous.url) === link?.href) {
    event.preventDefault();
    navigation?.traverseTo(previous.key);
  }
}

link?.addEventListener('click', goBack);
addEventListener('scroll', update, { passive: true });
// It does not cover a control that gets the focus without scrolling.
document.addEventListener('focusin', hide);
update();
