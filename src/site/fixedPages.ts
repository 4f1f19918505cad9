// The pages of which there is one each. A new one is one record here; docs/adding-pages.md has the other steps.
import { articlePlate } from '@art/articles';
import type { Plate } from '@art/plate';
import { scenePlate } from '@art/scenes';
import { servicePlate } from '@art/services';
import { slidePlate } from '@art/slides';
import { homeServices } from '@/config/limits';
import { routes } from '@/config/routes';
import { type Document, getArticles, getDocument, getJobs, getServices } from '@/content/queries';
import { subjectOf } from '@/lib/text';
import type { ContentPicture } from '@/pictures/contentPictures';
import type { FixedKind, SitePage } from './page';

interface FixedPage {
  kind: FixedKind;
  path: string;
  words: Pick<Document<'pages/home'>, 'title' | 'description' | 'sharing'>;
  /** The content files beside the page's own, for the date of its last change; below content/. */
  sources: readonly string[];
  /** The content file of the page; below content/. */
  file: string;
  plate: () => Plate;
  named?: SitePage['named'];
}

/** A picture that a content file names in place of a drawing. */
export const namedIn = (owner: string, picture: ContentPicture | undefined) => picture && { picture, owner };

/** The files of a folder of which a page shows every entry. */
const filesOf = (folder: string, entries: readonly { id: string }[]) => entries.map(({ id }) => `${folder}/${id}`);

export async function fixedPages(): Promise<FixedPage[]> {
  const [services, jobs, articles, slides, team] = await Promise.all([
    getServices(),
    getJobs(),
    getArticles(),
    getDocument('blocks/slides'),
    getDocument('blocks/team'),
  ]);
  const [service, article] = [services[0] ?? { id: '' }, articles[0] ?? { id: '' }];
  const [slide = { title: '' }] = slides.items;
  return [
    {
      kind: 'home',
      path: routes.home,
      file: 'pages/home',
      words: await getDocument('pages/home'),
      sources: [
        'site',
        'blocks/slides',
        'blocks/process',
        'blocks/testimonials',
        'blocks/faq',
        ...filesOf('services', services.slice(0, homeServices)),
      ],
      plate: () => slidePlate(subjectOf(slide)),
      named: namedIn('blocks/slides', slides.items[0]?.image),
    },
    {
      kind: 'about',
      path: routes.about,
      file: 'pages/about',
      words: await getDocument('pages/about'),
      sources: ['site', 'blocks/values', 'blocks/team', 'blocks/achievements', 'blocks/expectations'],
      plate: () => scenePlate('grafting'),
      named: namedIn('blocks/team', team.items[0]?.image),
    },
    {
      kind: 'services',
      path: routes.services,
      file: 'pages/services',
      words: await getDocument('pages/services'),
      sources: filesOf('services', services),
      plate: () => servicePlate(service, 'square'),
      named: namedIn(`services/${service.id}`, services[0]?.image),
    },
    {
      kind: 'contact',
      path: routes.contact,
      file: 'pages/contact',
      words: await getDocument('pages/contact'),
      sources: ['site'],
      plate: () => scenePlate('envelope'),
    },
    {
      kind: 'careers',
      path: routes.careers,
      file: 'pages/careers',
      words: await getDocument('pages/careers'),
      sources: ['blocks/offers', 'blocks/statistics', 'blocks/hiring', ...filesOf('jobs', jobs)],
      plate: () => scenePlate(jobs.length > 0 ? 'nursery' : 'resting'),
    },
    {
      kind: 'blog',
      path: routes.blog,
      file: 'pages/blog',
      words: await getDocument('pages/blog'),
      sources: filesOf('articles', articles),
      plate: () => articlePlate(article),
      named: namedIn(`articles/${article.id}`, articles[0]?.image),
    },
    {
      kind: 'legal',
      path: routes.privacy,
      file: 'pages/privacy-policy',
      words: await getDocument('pages/privacy-policy'),
      sources: [],
      plate: () => scenePlate('espalier'),
    },
    {
      kind: 'legal',
      path: routes.terms,
      file: 'pages/terms-conditions',
      words: await getDocument('pages/terms-conditions'),
      sources: [],
      plate: () => scenePlate('climbing'),
    },
  ];
}
