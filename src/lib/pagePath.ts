/** The address that visitors see for a file that the build writes: /about.html becomes /about. */
export function pagePath(pathname: string): string {
  const path = pathname.replace(/\.html$/, '').replace(/\/index$/, '/');
  return path === '/' ? path : path.replace(/\/$/, '');
}
