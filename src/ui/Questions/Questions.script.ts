// Opens the question that is pressed, or that the address names: /#faq-3, /services/web-dev#price-2.
// The one that was open closes, also in browsers that do not know the name of details elements.

/** The question stays where it is on the screen when an answer above it closes. */
function open(question: Element | null | undefined, event?: Event) {
  if (!(question instanceof HTMLDetailsElement) || question.open) return;
  event?.preventDefault();
  const { top } = question.getBoundingClientRect();
  const group = `details[name="${question.getAttribute('name')}"][open]`;
  for (const other of document.querySelectorAll<HTMLDetailsElement>(group)) other.open = false;
  question.open = true;
  scrollBy(0, question.getBoundingClientRect().top - top);
}

const openTarget = () => open(document.getElementById(location.hash.slice(1)));

addEventListener('hashchange', openTarget);
addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return;
  open(event.target.closest('details[name] > summary')?.parentElement, event);
  // A link to the current address does not change it, but the visitor may have closed the question.
  if (event.target.closest('a')?.href === location.href) openTarget();
});
openTarget();
