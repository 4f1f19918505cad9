/** The edit distance of two words. */
function levenshtein(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Known words similar to a misspelled one, the closest first: "title" for "titel". */
export function suggest(word: string, known: readonly string[]): string[] {
  return known
    .map((name) => ({ name, steps: levenshtein(word.toLowerCase(), name.toLowerCase()) }))
    .filter(({ steps }) => steps <= Math.max(2, Math.floor(word.length / 3)))
    .sort((a, b) => a.steps - b.steps)
    .map(({ name }) => name);
}
