// The bar with the button to apply. It is shown after the first such button, while no other one and no footer is in view.
import { requiredChild } from '@/lib/dom';

const bar = requiredChild(document, '[data-apply-bar]');
const first = requiredChild(document, '[data-apply]');
const inView = new Set<Element>();

const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) inView.add(target);
    else inView.delete(target);
  }
  const isPastFirst = first.getBoundingClientRect().bottom <= 0;
  bar.toggleAttribute('data-shown', isPastFirst && inView.size === 0);
});

for (const element of document.querySelectorAll('[data-apply], body > footer')) observer.observe(element);
bar.hidden = false;
