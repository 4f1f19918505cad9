// What every feed of articles must bring.
import { feedItems } from '../../src/config/limits';
import { documentAt, plain } from '../support/builtSite.ts';
import { company, newest } from '../support/content.ts';
import { textsIn } from '../support/html.ts';

/** What the feeds bring: the newest articles. */
export const newestFirst = newest
  .slice(0, feedItems)
  .map((article) => ({ ...article, path: `/blog/${article.id}`, url: `${company.url}/blog/${article.id}` }));

const letters = (text: string) => plain(text).replaceAll(' ', '');

/** What an article's page states and its text in a feed leaves out. */
export function missingStatements(path: string, html: string): string[] {
  const said = letters(textsIn(html).join(' '));
  return [...documentAt(path).querySelectorAll('article [data-block] :is(h2, p, li)')]
    .map((element) => plain(element.textContent))
    .filter((statement) => !said.includes(letters(statement)));
}
