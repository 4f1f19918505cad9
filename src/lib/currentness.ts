/** The aria-current of a navigation link: the page itself, the part of the site around it, or neither. */
export function currentness(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}
