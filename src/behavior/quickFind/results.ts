// What quick find shows of what was found: in which order, how much of it, and which words it underlines.
import type { Found, Kind } from '@/search/search';
import { wordsOf } from '@/search/words';

/** How many of a kind are shown. */
const most = 4;

interface Group {
  kind: Kind;
  entries: Found[];
}

/** A text in pieces; every second one is a word that matched. */
export function piecesOf(text: string, terms: readonly string[]): string[] {
  const pieces = [''];
  for (const piece of text.split(/([\p{L}\p{M}\p{N}#+'’]+)/u)) {
    if (wordsOf(piece).some((word) => terms.includes(word))) pieces.push(piece, '');
    else pieces[pieces.length - 1] += piece;
  }
  return pieces;
}

const isNamed = ({ entries }: Group) => entries.some(({ named }) => named);

/** What was found, by kind: first the kinds of which a title matches, and of these the ones with the best. */
export function groupsOf(found: readonly Found[]): Group[] {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  return kinds
    .map((kind) => ({ kind, entries: found.filter((entry) => entry.kind === kind).slice(0, most) }))
    .sort((one, other) => Number(isNamed(other)) - Number(isNamed(one)));
}
