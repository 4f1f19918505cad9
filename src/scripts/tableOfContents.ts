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

addEventListener('scroll', mark, { passive: true });
addEventListener('resize', mark);
mark();
