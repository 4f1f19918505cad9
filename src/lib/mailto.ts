/** A mailto: address. Spaces are %20, because mail programs show + as it is. */
export function mailto(address: string, subject?: string): string {
  if (subject === undefined) return `mailto:${address}`;
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
