/** A mailto: address whose subject survives every mail program: spaces as %20, never as +. */
export function mailto(address: string, subject?: string): string {
  return subject === undefined ? `mailto:${address}` : `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
