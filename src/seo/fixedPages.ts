// A record for every content file with a field `sharing`: pages, legal pages, and kinds that a company adds.
import { entryAddress, pageAddress, routes } from '@/config/routes';
import { type Document, getArticles, getDocuments, getEntries, getJobs, getServices } from '@/content/queries';
import { type FolderValue, folderNames } from '@/content/schemas/contentFiles';
import { pages as pageSchemas } from '@/content/schemas/pages';
import { articlePlate, pagePlate, servicePlate, slidePlate } from '@/pictures/plates';
import type { SitePage } from './page';

type Words = Pick<Document<'pages/home'>, 'title' | 'description' | 'sharing'> &
  Pick<FolderValue<'legal'>, 'image' | 'drawing'>;
type PagePicture = Pick<SitePage, 'plate' | 'image'>;

export async function fixedPages(): Promise<SitePage[]> {
  const documents = await getDocuments();
  const [service] = await getServices();
  const [article] = await getArticles();
  const jobs = await getJobs();
  const { 'pages/about': about, 'pages/contact': contact, 'pages/careers': careers } = documents;
  const [slide] = documents['blocks/slides'].items;
  const [team] = documents['blocks/team'].items;
  const label = (path: string) => documents.layout.navigation.find(({ href }) => href === path)?.label;
  const home = { name: label(routes.home) ?? documents.site.name, path: routes.home };

  /** The pictures of link previews. Other pages have the picture of their content file, or a default drawing. */
  const pictures: Record<string, PagePicture | undefined> = {
    [routes.home]: { plate: () => slidePlate(slide ?? {}, 0), image: slide?.image },
    [routes.about]: { plate: () => pagePlate({}, 'grafting'), image: about.hero.image ?? team?.image },
    [routes.services]: { plate: () => servicePlate(service ?? { order: 1 }), image: service?.image },
    [routes.contact]: {
      plate: () => pagePlate(contact.information, 'envelope'),
      image: contact.information.image,
    },
    [routes.careers]: {
      plate: () => (jobs.length > 0 ? pagePlate(careers.hero, 'nursery') : pagePlate({}, 'resting')),
      image: careers.hero.image,
    },
    ...(article && { [routes.blog]: { plate: () => articlePlate(article), image: article.image } }),
  };

  const createPage = (path: string, { title, description, sharing }: Words, picture: PagePicture): SitePage => ({
    kind: 'page',
    path,
    name: path === routes.home ? home.name : (label(path) ?? title.replace(` | ${documents.site.name}`, '')),
    title,
    description,
    parents: path === routes.home ? [] : [home],
    sharing,
    ...picture,
  });

  const pages: SitePage[] = [];
  for (const id of Object.keys(pageSchemas) as (keyof typeof pageSchemas)[]) {
    const document = documents[id];
    const path = pageAddress(id);
    if (!path || !('sharing' in document)) continue;
    if (path === routes.blog && !article) continue;
    const words: Words = document;
    const ownPicture = { plate: () => pagePlate(words, 'trellis'), image: words.image };
    pages.push(createPage(path, words, pictures[path] ?? ownPicture));
  }
  for (const folder of folderNames) {
    for (const [index, entry] of (await getEntries(folder)).entries()) {
      const path = entryAddress(`content/${folder}/${entry.id}.yaml`);
      if (!path || !('sharing' in entry)) continue;
      const plate = () => pagePlate(entry, index % 2 === 0 ? 'espalier' : 'climbing');
      const page = createPage(path, entry, { plate, image: entry.image });
      const list = pages.find((candidate) => candidate.path === path.replace(/\/[^/]+$/, ''));
      const parents = list ? [home, { name: list.name, path: list.path }] : [home];
      pages.push({ ...page, name: label(path) ?? entry.heading, parents });
    }
  }
  return pages;
}
