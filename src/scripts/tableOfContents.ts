// Marks the current section in the table of contents.

/** A section is current once its top is above this share of the window height. */
const line = 0.4;

const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
const sections = links.flatMap((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))) ?? []);

function mark() {
  const above = sections.findLastIndex((section) => section.getBoundingClientRect().top < innerHeight * line);
  for (const [index, link] of links.entries()) {
    if (index === Math.max(above, 0)) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

const observer = new IntersectionObserver(mark, { rootMargin: `0px 0px ${-100 * (1 - line)}% 0px` });
for (const section of sections) observer.observe(section);
