// The pages of which there is one each: every file in content/pages/ with a link preview of its own, and the legal pages.
import { pageAddress, routes } from '@/config/routes';
import { type Document, getArticles, getDocuments, getJobs, getLegalPages, getServices } from '@/content/queries';
import { articlePlate, pagePlate, servicePlate, slidePlate } from '@/pictures/plates';
import type { SitePage } from './page';

type Words = Pick<Document<'pages/home'>, 'title' | 'description' | 'sharing'>;
type PagePicture = Pick<SitePage, 'plate' | 'named'>;

export async function fixedPages(): Promise<SitePage[]> {
  const documents = await getDocuments();
  const [service] = await getServices();
  const [article] = await getArticles();
  const jobs = await getJobs();
  const legal = await getLegalPages();
  const { 'pages/about': about, 'pages/contact': contact, 'pages/careers': careers } = documents;
  const [slide] = documents['blocks/slides'].items;
  const [team] = documents['blocks/team'].items;
  const label = (path: string) => documents.shell.navigation.find(({ href }) => href === path)?.label;
  const home = { name: label(routes.home) ?? documents.site.name, path: routes.home };

  /** The pictures of link previews. A page that is not listed takes a plate. */
  const pictures: Record<string, PagePicture | undefined> = {
    [routes.home]: { plate: () => slidePlate(slide ?? {}, 0), named: slide?.image },
    [routes.about]: { plate: () => pagePlate({}, 'grafting'), named: about.hero.image ?? team?.image },
    [routes.services]: { plate: () => servicePlate(service ?? { order: 1 }), named: service?.image },
    [routes.contact]: {
      plate: () => pagePlate(contact.information, 'envelope'),
      named: contact.information.image,
    },
    [routes.careers]: {
      plate: () => (jobs.length > 0 ? pagePlate(careers.hero, 'nursery') : pagePlate({}, 'resting')),
      named: careers.hero.image,
    },
    ...(article && { [routes.blog]: { plate: () => articlePlate(article), named: article.image } }),
  };

  const createPage = (path: string, { title, description, sharing }: Words, picture: PagePicture): SitePage => ({
    kind: 'page',
    path,
    name: path === routes.home ? home.name : (label(path) ?? title),
    title,
    description,
    parents: path === routes.home ? [] : [home],
    sharing,
    ...picture,
  });

  const pages: SitePage[] = [];
  for (const [id, document] of Object.entries(documents)) {
    const path = pageAddress(id);
    if (!path || !('sharing' in document)) continue;
    if (path === routes.blog && !article) continue;
    pages.push(createPage(path, document, pictures[path] ?? { plate: () => pagePlate({}, 'trellis') }));
  }
  for (const [index, { id, ...words }] of legal.entries()) {
    const plate = () => pagePlate(words, index % 2 === 0 ? 'espalier' : 'climbing');
    const page = createPage(routes.legal(id), words, { plate, named: words.image });
    pages.push({ ...page, name: label(page.path) ?? words.heading });
  }
  return pages;
}
