// Every page of the sitemap with its expected metadata.
import { routes } from '../../src/config/routes';
import { articles, company, jobs, legalPages, services, texts } from './content.ts';

interface ExpectedPage {
  path: string;
  title: string;
  description: string;
  /** The large text in the picture of a link preview. */
  picture: string;
  /** The schema.org type of what the page is about. */
  subject?: 'Service' | 'BlogPosting' | 'JobPosting' | undefined;
}

type Head = Pick<ExpectedPage, 'title' | 'description'> & { sharing: { title: string } };

const fixed = (path: string, { title, description, sharing: { title: picture } }: Head) => ({
  path,
  title,
  description,
  picture,
});

export const expectedPages: ExpectedPage[] = [
  fixed(routes.home, texts.home),
  fixed(routes.about, texts.about),
  fixed(routes.services, texts.services),
  fixed(routes.contact, texts.contact),
  fixed(routes.careers, texts.careers),
  fixed(routes.blog, texts.blog),
  ...legalPages.map((page) => fixed(routes.legal(page.id), page)),
  ...services.map(({ id, title, shortDescription }) => ({
    path: routes.service(id),
    title: `${title} | ${company.name}`,
    description: shortDescription,
    picture: title,
    subject: 'Service' as const,
  })),
  ...jobs.map(({ id, title, description, posted, office }) => ({
    path: routes.job(id),
    title: `${title} | ${company.name}`,
    description,
    picture: title,
    // Google requires a date and a place.
    subject: posted && office ? ('JobPosting' as const) : undefined,
  })),
  ...articles.map(({ id, title, excerpt }) => ({
    path: routes.article(id),
    title,
    description: excerpt,
    picture: title,
    subject: 'BlogPosting' as const,
  })),
];
