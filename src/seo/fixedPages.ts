// The pages of which there is one each, and the legal ones. A new one is one record here; docs/architecture.md has the other steps.
import { routes } from '@/config/routes';
import { type Document, getArticles, getDocuments, getJobs, getLegalPages, getServices } from '@/content/queries';
import { articlePlate, pagePlate, servicePlate, slidePlate } from '@/pictures/plates';
import type { FixedKind, SitePage } from './page';

type Words = Pick<Document<'pages/home'>, 'title' | 'description' | 'sharing'>;

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

  const page = (
    kind: FixedKind,
    path: string,
    { title, description, sharing }: Words,
    picture: Pick<SitePage, 'plate' | 'named'>,
  ): SitePage => ({
    kind,
    path,
    name: path === routes.home ? home.name : (label(path) ?? title),
    title,
    description,
    parents: path === routes.home ? [] : [home],
    sharing,
    ...picture,
  });

  return [
    page('home', routes.home, documents['pages/home'], {
      plate: () => slidePlate(slide ?? {}, 0),
      named: slide?.image,
    }),
    page('about', routes.about, about, {
      plate: () => pagePlate({}, 'grafting'),
      named: about.hero.image ?? team?.image,
    }),
    page('services', routes.services, documents['pages/services'], {
      plate: () => servicePlate(service ?? { order: 1 }),
      named: service?.image,
    }),
    page('contact', routes.contact, contact, {
      plate: () => pagePlate(contact.information, 'envelope'),
      named: contact.information.image,
    }),
    page('careers', routes.careers, careers, {
      plate: () => (jobs.length > 0 ? pagePlate(careers.hero, 'nursery') : pagePlate({}, 'resting')),
      named: careers.hero.image,
    }),
    ...(article
      ? [
          page('blog', routes.blog, documents['pages/blog'], {
            plate: () => articlePlate(article),
            named: article.image,
          }),
        ]
      : []),
    ...legal.map(({ id, ...words }, index) => ({
      ...page('legal', routes.legal(id), words, {
        plate: () => pagePlate(words, index % 2 === 0 ? 'espalier' : 'climbing'),
        named: words.image,
      }),
      name: label(routes.legal(id)) ?? words.heading,
    })),
  ];
}
