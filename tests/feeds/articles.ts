// What every feed of articles must bring.
import { documentAt, plain } from '../support/builtSite.ts';
import { articles, company } from '../support/content.ts';
import { textsIn } from '../support/html.ts';

/** Newest first; what has no date comes last, by number. */
const byDay = (one: { published?: Date | undefined }, other: { published?: Date | undefined }) =>
  (other.published?.getTime() ?? 0) - (one.published?.getTime() ?? 0);

export const newestFirst = articles
  .toSorted(byDay)
  .map((article) => ({ ...article, path: `/blog/${article.id}`, url: `${company.url}/blog/${article.id}` }));

const letters = (text: string) => plain(text).replaceAll(' ', '');

/** What an article's page states and its text in a feed leaves out. */
export function missingStatements(path: string, html: string): string[] {
  const said = letters(textsIn(html).join(' '));
  return [...documentAt(path).querySelectorAll('article [data-block] :is(h2, p, li)')]
    .map((element) => plain(element.textContent))
    .filter((statement) => !said.includes(letters(statement)));
}
