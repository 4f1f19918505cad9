/** The article that an address means when its number is read as parseInt reads it, if it is written in another way. */
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
