interface Dated {
  published?: Date | undefined;
}

export interface Year<Article> {
  /** Nothing for articles without a day. */
  year: number | undefined;
  articles: Article[];
  /** Whether its titles stand in the page. */
  listed: boolean;
}

/** Articles by year, in their order. Whole years are listed as long as all listed titles are at most `most`, at least one. */
export function byYear<Article extends Dated>(articles: readonly Article[], most: number): Year<Article>[] {
  const groups = Map.groupBy(articles, ({ published }) => published?.getUTCFullYear());
  let count = 0;
  return [...groups].map(([year, own], index) => {
    count += own.length;
    return { year, articles: own, listed: index === 0 || count <= most };
  });
}

const weeksOfHalfYear = 26;
const dayMs = 86_400_000;

/** The place of a day among the 52 weeks of its year, from 0; the last days of December share the last one. */
function weekOf(day: Date): number {
  const days = Math.floor((day.getTime() - Date.UTC(day.getUTCFullYear(), 0, 1)) / dayMs);
  return Math.min(2 * weeksOfHalfYear - 1, Math.floor(days / 7));
}

/** For each week of a year how many of its days fall into it, as two halves. */
export function weeksOf(days: readonly Date[]): [number[], number[]] {
  const weeks = Array.from({ length: 2 * weeksOfHalfYear }, () => 0);
  for (const day of days) weeks[weekOf(day)] = (weeks[weekOf(day)] ?? 0) + 1;
  return [weeks.slice(0, weeksOfHalfYear), weeks.slice(weeksOfHalfYear)];
}
