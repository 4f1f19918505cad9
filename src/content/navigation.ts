import { routes } from '@/lib/routes';
import { getArticles } from './articles';
import { memoize } from './entries';
import { getLinkedProjects } from './projects';
import { getSite } from './site';

/** The addresses of lists without entries, which no menu links to and no sitemap has. */
export const getEmptyLists = memoize(async () => {
  const empty: string[] = [];
  if ((await getArticles()).length === 0) empty.push(routes.blog);
  if ((await getLinkedProjects()).length === 0) empty.push(routes.projects);
  return empty;
});

/** The company with the links of the header, the menu and the footer. */
export async function getSiteWithLinks() {
  const site = await getSite();
  const empty = await getEmptyLists();
  const withoutEmpty = <Link extends { href: string }>(links: readonly Link[]) =>
    links.filter(({ href }) => !empty.includes(href));
  const footer = { ...site.footer, links: withoutEmpty(site.footer.links) };
  return { ...site, navigation: withoutEmpty(site.navigation), footer };
}
