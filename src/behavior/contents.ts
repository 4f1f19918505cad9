// In the contents of a long text, marks the part that is being read.

/** How far down the window a part begins to be the one that is read. */
const line = 0.4;

const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
const parts = links.flatMap((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))) ?? []);

function mark() {
  const above = parts.findLastIndex((part) => part.getBoundingClientRect().top < innerHeight * line);
  for (const [index, link] of links.entries()) {
    if (index === Math.max(above, 0)) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

if ('IntersectionObserver' in globalThis) {
  const observer = new IntersectionObserver(mark, { rootMargin: `0px 0px ${-100 * (1 - line)}% 0px` });
  for (const part of parts) observer.observe(part);
}
