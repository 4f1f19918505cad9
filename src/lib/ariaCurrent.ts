interface Place {
  /** Missing on a not-found page, which has no address of its own. */
  path?: string;
  parents: readonly { path: string }[];
}

/** The aria-current of a navigation link: the page itself, the part of the site that it belongs to, or neither. */
export function ariaCurrent(href: string, { path, parents }: Place): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return href !== '/' && parents.some((parent) => parent.path === href) ? 'true' : undefined;
}
