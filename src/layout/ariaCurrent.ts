interface Place {
  /** Missing on a not-found page. */
  path?: string;
  parents: readonly { path: string }[];
}

/** `page` for a link to the current page, `true` for a link to one of its parents. */
export function ariaCurrent(href: string, { path, parents }: Place): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return href !== '/' && parents.some((parent) => parent.path === href) ? 'true' : undefined;
}
