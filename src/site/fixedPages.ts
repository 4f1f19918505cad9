// The pages of which there is one each. A new one is one record here; docs/adding-pages.md has the other steps.
import { articlePlate } from '@art/articles';
import type { Plate } from '@art/plate';
import { scenePlate } from '@art/scenes';
import { servicePlate } from '@art/services';
import { slidePlate } from '@art/slides';
import { routes } from '@/config/routes';
import { type Document, getArticles, getDocument, getJobs, getServices } from '@/content/queries';
import { subjectOf } from '@/lib/text';
import type { ContentPicture } from '@/pictures/contentPictures';
import type { FixedKind, SitePage } from './page';

interface FixedPage {
  kind: FixedKind;
  path: string;
  words: Pick<Document<'pages/home'>, 'title' | 'description' | 'sharing'>;
  plate: () => Plate;
  named?: SitePage['named'];
}

/** A picture that a content file names in place of a drawing. */
export const namedIn = (owner: string, picture: ContentPicture | undefined) => picture && { picture, owner };

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
      words: await getDocument('pages/home'),
      plate: () => slidePlate(subjectOf(slide)),
      named: namedIn('blocks/slides', slides.items[0]?.image),
    },
    {
      kind: 'about',
      path: routes.about,
      words: await getDocument('pages/about'),
      plate: () => scenePlate('grafting'),
      named: namedIn('blocks/team', team.items[0]?.image),
    },
    {
      kind: 'services',
      path: routes.services,
      words: await getDocument('pages/services'),
      plate: () => servicePlate(service, 'square'),
      named: namedIn(`services/${service.id}`, services[0]?.image),
    },
    {
      kind: 'contact',
      path: routes.contact,
      words: await getDocument('pages/contact'),
      plate: () => scenePlate('envelope'),
    },
    {
      kind: 'careers',
      path: routes.careers,
      words: await getDocument('pages/careers'),
      plate: () => scenePlate(jobs.length > 0 ? 'nursery' : 'resting'),
    },
    {
      kind: 'blog',
      path: routes.blog,
      words: await getDocument('pages/blog'),
      plate: () => articlePlate(article),
      named: namedIn(`articles/${article.id}`, articles[0]?.image),
    },
    {
      kind: 'legal',
      path: routes.privacy,
      words: await getDocument('pages/privacy-policy'),
      plate: () => scenePlate('espalier'),
    },
    {
      kind: 'legal',
      path: routes.terms,
      words: await getDocument('pages/terms-conditions'),
      plate: () => scenePlate('climbing'),
    },
  ];
}
