// A box that scrolls sideways is a tab stop with a name, so that every browser scrolls it by keyboard; one that fits is neither.
const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const attributes = { role: 'group', tabindex: '0', 'aria-label': target.getAttribute('data-scroll-label') ?? '' };
    const isScrollable = target.scrollWidth > target.clientWidth;
    for (const [name, value] of Object.entries(attributes)) {
      if (isScrollable) target.setAttribute(name, value);
      else target.removeAttribute(name);
    }
  }
});
for (const box of document.querySelectorAll('[data-scroll-label]')) observer.observe(box);
