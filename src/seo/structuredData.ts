import type { BreadcrumbList, Graph, Organization, Quotation, Thing, WebPage } from 'schema-dts';
import { routes } from '@/config/routes';
import { type Document, getDocument, getPerson } from '@/content/queries';
import { getProjectsOfService } from '@/content/relations';
import { isoDay } from '@/lib/text';
import type { SitePage } from '@/seo/page';
import { searchLogo } from '@/sharing/icons';
import { sharePicture, shareSize } from '@/sharing/sharePicture';
import { jobPosting, officePlace } from './jobPosting';

type Site = Document<'site'>;

/** The schema.org types of pages. The specification asks for AboutPage on Careers. */
const pageTypes: Record<string, 'AboutPage' | 'CollectionPage' | 'ContactPage' | undefined> = {
  [routes.about]: 'AboutPage',
  [routes.services]: 'CollectionPage',
  [routes.contact]: 'ContactPage',
  [routes.careers]: 'AboutPage',
  [routes.blog]: 'CollectionPage',
};

/** These pages have all details of the company; the others have its name and logo. */
const pagesAboutCompany: readonly string[] = [routes.home, routes.about, routes.contact];

function organization(site: Site, ids: Ids, isAboutCompany: boolean): Organization {
  return {
    '@type': 'Organization',
    '@id': ids.organization,
    name: site.name,
    url: ids.home,
    logo: {
      '@type': 'ImageObject',
      url: ids.address(`/icons/${searchLogo.file}`),
      width: String(searchLogo.width),
      height: String(searchLogo.height),
    },
    ...(isAboutCompany && {
      email: site.email,
      telephone: site.phone,
      sameAs: site.social.map(({ url }) => url),
      location: site.offices.map((office) => officePlace(office, ids)),
    }),
  };
}

/** The service, article or job that the page is about. */
async function subject(page: SitePage, site: Site, ids: Ids): Promise<Thing | undefined> {
  const common = { '@id': ids.part(page.kind), url: ids.page, mainEntityOfPage: { '@id': ids.part('page') } };
  if (page.kind === 'service')
    return {
      '@type': 'Service',
      ...common,
      name: page.service.title,
      serviceType: page.service.title,
      description: page.service.lead,
      image: { '@id': ids.part('picture') },
      provider: { '@id': ids.organization },
    };
  if (page.kind === 'article') {
    const author = await getPerson(page.article.author);
    return {
      '@type': 'BlogPosting',
      ...common,
      headline: page.article.title,
      articleSection: page.article.topic,
      description: page.article.subtitle,
      image: { '@id': ids.part('picture') },
      ...(page.article.published && { datePublished: isoDay(page.article.published) }),
      ...(page.article.updated && { dateModified: isoDay(page.article.updated) }),
      inLanguage: site.language,
      author: page.article.author
        ? {
            '@type': 'Person',
            name: page.article.author,
            ...(author && { jobTitle: author.role }),
            worksFor: { '@id': ids.organization },
          }
        : { '@type': 'Organization', '@id': ids.organization, name: site.name, url: ids.home },
      publisher: { '@id': ids.organization },
    };
  }
  return page.kind === 'job' ? jobPosting(page.job, site.name, ids, common) : undefined;
}

/** The client quotes on a service page. Not reviews, because they have no rating. */
async function quotations(page: SitePage, ids: Ids): Promise<Quotation[]> {
  if (page.kind !== 'service') return [];
  const projects = await getProjectsOfService(page.service.id);
  return projects.flatMap(({ id, quote }) =>
    quote
      ? {
          '@type': 'Quotation' as const,
          '@id': ids.part(`quote-${id}`),
          text: quote.text,
          creator: { '@type': 'Person' as const, name: quote.name, jobTitle: quote.position },
          about: { '@id': ids.part(page.kind) },
        }
      : [],
  );
}

type Ids = ReturnType<typeof createIds>;

function createIds(site: Site, path: string) {
  const address = (to: string) => new URL(to, site.url).href;
  return {
    address,
    home: address('/'),
    page: address(path),
    organization: address('/#organization'),
    website: address('/#website'),
    office: (id: string) => address(`/#office-${id}`),
    part: (name: string) => address(`${path}#${name}`),
  };
}

/** The JSON-LD of a page: one graph whose nodes refer to each other by @id. */
export async function structuredData(page: SitePage): Promise<Graph> {
  const site = await getDocument('site');
  const ids = createIds(site, page.path);
  const isAboutCompany = pagesAboutCompany.includes(page.path);
  const about = await subject(page, site, ids);
  const picture = await sharePicture(page);
  const breadcrumbs: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    '@id': ids.part('breadcrumbs'),
    itemListElement: [...page.parents, page].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: ids.address(path),
    })),
  };
  const webPage: WebPage = {
    '@type': pageTypes[page.path] ?? 'WebPage',
    '@id': ids.part('page'),
    url: ids.page,
    name: page.title,
    description: page.description,
    inLanguage: site.language,
    isPartOf: { '@id': ids.website },
    primaryImageOfPage: { '@id': ids.part('picture') },
    ...(page.parents.length > 0 && { breadcrumb: { '@id': ids.part('breadcrumbs') } }),
    ...(about && { mainEntity: { '@id': ids.part(page.kind) } }),
    ...(isAboutCompany && { about: { '@id': ids.organization } }),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(site, ids, isAboutCompany),
      {
        '@type': 'WebSite',
        '@id': ids.website,
        url: ids.home,
        name: site.name,
        inLanguage: site.language,
        publisher: { '@id': ids.organization },
      },
      webPage,
      {
        '@type': 'ImageObject',
        '@id': ids.part('picture'),
        url: ids.address(picture.src),
        width: String(shareSize.width),
        height: String(shareSize.height),
      },
      ...(page.parents.length > 0 ? [breadcrumbs] : []),
      ...(about ? [about] : []),
      ...(await quotations(page, ids)),
    ],
  };
}
