import { withoutSoftHyphens } from './text.ts';

/** A mailto: address whose subject survives every mail program: spaces as %20, never as +. */
export function mailto(address: string, subject?: string): string {
  if (subject === undefined) return `mailto:${address}`;
  return `mailto:${address}?subject=${encodeURIComponent(withoutSoftHyphens(subject))}`;
}
