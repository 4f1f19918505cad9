// Every page of the sitemap with its expected metadata.
import { entryAddress, pageAddress, routes } from '../../src/config/routes';
import { folderNames } from '../../src/content/schemas/contentFiles';
import { withoutSoftHyphens } from '../../src/lib/text';
import { articles, company, content, documents, jobs, services } from './content.ts';

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

const writtenPages: ExpectedPage[] = [
  ...Object.entries(documents).flatMap(([id, document]) => {
    const path = pageAddress(id);
    if (!path || !('sharing' in document)) return [];
    return path === routes.blog && articles.length === 0 ? [] : [fixed(path, document)];
  }),
  ...folderNames.flatMap((folder) =>
    content[folder].flatMap(({ id, data }) => {
      const path = entryAddress(`content/${folder}/${id}.yaml`);
      return path && 'sharing' in data ? [fixed(path, data)] : [];
    }),
  ),
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

export const expectedPages = writtenPages.map((page) => ({
  ...page,
  title: withoutSoftHyphens(page.title),
  description: withoutSoftHyphens(page.description),
  picture: withoutSoftHyphens(page.picture),
}));
