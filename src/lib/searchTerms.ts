/** The words by which a visitor may ask for a page: those of its address and the telling ones of its names. */
export function searchTerms(path: string, names: readonly string[]): string[] {
  const named = names
    .flatMap((name) => name.split(/[^\p{L}\p{N}]+/u))
    // 'with' and 'from' tell nothing; 'AI' and 'Cloud' do.
    .filter((word) => word.length > 4 || /^\p{Lu}/u.test(word));
  const words = [...path.split(/[^\p{L}\p{N}]+/u), ...named].map((word) => word.toLowerCase());
  return [...new Set(words)].filter((word) => word.length > 1);
}
