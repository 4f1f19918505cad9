// Opens the question that is pressed, or that the address names: /#faq-3, /services/web-dev#price-2.
// The one that was open closes, also in browsers that do not know the name of details elements.

/** The question stays where it is on the screen when an answer above it closes. */
function open(question: HTMLDetailsElement) {
  const { top } = question.getBoundingClientRect();
  for (const other of document.querySelectorAll<HTMLDetailsElement>('details[name][open]')) other.open = false;
  question.open = true;
  scrollBy({ top: question.getBoundingClientRect().top - top, behavior: 'instant' });
}

function openTarget(hash: string) {
  const target = document.getElementById(hash.slice(1));
  if (target instanceof HTMLDetailsElement) open(target);
}

addEventListener('hashchange', () => openTarget(location.hash));
addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return;
  const question = event.target.closest('summary')?.parentElement;
  if (question instanceof HTMLDetailsElement && !question.open) {
    event.preventDefault();
    open(question);
  }
  // A link to the current address does not change it, but the visitor may have closed the question.
  const link = event.target.closest('a');
  if (link && link.href === location.href) openTarget(link.hash);
});
openTarget(location.hash);
