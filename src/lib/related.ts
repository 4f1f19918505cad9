export interface Text {
  id: string;
  text: string;
}

type Weights = ReadonlyMap<string, number>;

/** The words that may name a subject: short ones are glue, unless they are written as AI or S3 are. */
const words = (text: string) =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3 || /[\p{Lu}\d]/u.test(word.slice(1)))
    .map((word) => word.toLowerCase())
    // One form for one and many: 'pipelines' and 'pipeline' are the same subject.
    .map((word) => (word.length > 4 ? word.replace(/(?<!s)s$/, '') : word));

function counts(text: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const word of words(text)) found.set(word, (found.get(word) ?? 0) + 1);
  return found;
}

/** How often a word stands in a text, against how many texts have it: what is everywhere says nothing. */
function weigh(texts: readonly Text[]): Map<string, Weights> {
  const counted = texts.map(({ id, text }) => ({ id, found: counts(text) }));
  const holders = new Map<string, number>();
  for (const { found } of counted) for (const word of found.keys()) holders.set(word, (holders.get(word) ?? 0) + 1);
  return new Map(
    counted.map(({ id, found }) => {
      const weights = [...found].map(([word, count]): [string, number] => [
        word,
        (1 + Math.log(count)) * Math.log(texts.length / (holders.get(word) ?? 1)),
      ]);
      const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
      return [id, new Map(weights.map(([word, weight]): [string, number] => [word, weight / length]))];
    }),
  );
}

const likeness = (one: Weights, other: Weights) =>
  [...one].reduce((sum, [word, weight]) => sum + weight * (other.get(word) ?? 0), 0);

/** The ids of the candidates whose words are closest to those of a text, the closest first. */
export function related(id: string, candidates: readonly string[], texts: readonly Text[], most: number): string[] {
  const weights = weigh(texts);
  const own = weights.get(id) ?? new Map<string, number>();
  return candidates
    .filter((candidate) => candidate !== id)
    .map((candidate) => ({ candidate, score: likeness(own, weights.get(candidate) ?? new Map()) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.candidate.localeCompare(b.candidate, 'en'))
    .slice(0, most)
    .map(({ candidate }) => candidate);
}
