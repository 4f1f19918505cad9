// The pages of which there is one each, and the legal ones. A new one is one record here; docs/architecture.md has the other steps.
import { articlePlate } from '@art/articles';
import type { Plate } from '@art/plate';
import { pagePlate, scenePlate } from '@art/scenes';
import { servicePlate } from '@art/services';
import { slidePlate } from '@art/slides';
import { routes } from '@/config/routes';
import { getArticles, getDocument, getJobs, getLegalPages, getServices } from '@/content/queries';
import type { Document } from '@/content/types';
import { subjectOf } from '@/lib/text';
import type { FixedKind, SitePage } from './page';

interface FixedPage {
  kind: FixedKind;
  path: string;
  /** What links call it, where the navigation does not have it. */
  name?: string;
  words: Pick<Document<'pages/home'>, 'title' | 'description' | 'sharing'>;
  plate: () => Plate;
  named?: SitePage['named'];
}

export async function fixedPages(): Promise<FixedPage[]> {
  const [about, contact, careers, services, jobs, articles, legal, slides, team] = await Promise.all([
    getDocument('pages/about'),
    getDocument('pages/contact'),
    getDocument('pages/careers'),
    getServices(),
    getJobs(),
    getArticles(),
    getLegalPages(),
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
      named: slides.items[0]?.image,
    },
    {
      kind: 'about',
      path: routes.about,
      words: about,
      plate: () => scenePlate('grafting'),
      named: about.hero.image ?? team.items[0]?.image,
    },
    {
      kind: 'services',
      path: routes.services,
      words: await getDocument('pages/services'),
      plate: () => servicePlate(service, 'square'),
      named: services[0]?.image,
    },
    {
      kind: 'contact',
      path: routes.contact,
      words: contact,
      plate: () => pagePlate(contact.information, 'envelope'),
      named: contact.information.image,
    },
    {
      kind: 'careers',
      path: routes.careers,
      words: careers,
      plate: () => (jobs.length > 0 ? pagePlate(careers.hero, 'nursery') : scenePlate('resting')),
      named: careers.hero.image,
    },
    {
      kind: 'blog',
      path: routes.blog,
      words: await getDocument('pages/blog'),
      plate: () => articlePlate(article),
      named: articles[0]?.image,
    },
    ...legal.map(({ id, ...words }, index) => ({
      kind: 'legal' as const,
      path: routes.legal(id),
      name: words.heading,
      words,
      plate: () => pagePlate(words, index % 2 === 0 ? 'espalier' : 'climbing'),
      named: words.image,
    })),
  ];
}
