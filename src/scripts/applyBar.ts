// The bar with the button to apply. It is shown after the first such button, while no other one and no footer is in view.
import { requiredChild } from '@/lib/dom';

const bar = requiredChild(document, '[data-apply-bar]');
const first = requiredChild(document, '[data-apply]');
const places = [...document.querySelectorAll('[data-apply], body > footer')];

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

// Not an IntersectionObserver: it would miss a jump from above the first button to below it.
function update() {
  const isPastFirst = first.getBoundingClientRect().bottom <= 0;
  bar.toggleAttribute('data-shown', isPastFirst && !places.some(isInView));
}

addEventListener('scroll', update, { passive: true });
addEventListener('resize', update);
bar.hidden = false;
update();
