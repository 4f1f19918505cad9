// Opens the question that the address names: /#faq-3, /services/web-dev#price-2.
function open(hash: string) {
  const target = document.getElementById(hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
}

addEventListener('hashchange', () => open(location.hash));
// A link to the current address does not change it, but the visitor may have closed the question.
addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest('a');
  if (link && link.href === location.href) open(link.hash);
});
open(location.hash);
