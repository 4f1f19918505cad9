import { routes } from '@/lib/routes';
import { getNewestArticles, maxLinkedArticles } from './articles';
import { getPage } from './pages/getPage';

/** Where the site has more about a person: articles, the group that they lead, and what they say about the company. */
export async function getPersonLinks(person: string) {
  const { team } = await getPage('about');
  const { colleagueQuotes } = await getPage('careers');
  const articles = (await getNewestArticles()).filter(({ author }) => author?.id === person);
  const links = articles
    .slice(0, maxLinkedArticles)
    .map(({ id, title }) => ({ label: title, href: routes.article(id) }));
  const group = team.cards.find(({ leader }) => leader === person);
  if (group) links.push({ label: `${team.heading}: ${group.title}`, href: routes.team });
  if (colleagueQuotes?.quotes.some((quote) => quote.person === person))
    links.push({ label: colleagueQuotes.heading, href: routes.colleagueQuotes });
  return links;
}
