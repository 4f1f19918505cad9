/** The article number in an address that parseInt accepts but that is not written canonically, such as /blog/03. */
export function articleNumber(pathname: string): number | undefined {
  const [, written] = /^\/blog\/([^/]+)\/?$/.exec(pathname) ?? [];
  if (written === undefined) return undefined;
  try {
    const number = Number.parseInt(decodeURIComponent(written), 10);
    return number > 0 && written !== String(number) ? number : undefined;
  } catch {
    // An invalid percent encoding.
    return undefined;
  }
}
