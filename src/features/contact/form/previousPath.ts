/** The path of the page of this site that the visitor came from, or else of this page. */
export function previousPath(): string {
  const previous = new URL(document.referrer || location.href);
  return previous.origin === location.origin ? previous.pathname : location.pathname;
}
