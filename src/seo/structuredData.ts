import type { BreadcrumbList, Graph, Organization, Quotation, Thing, WebPage } from 'schema-dts';
import { language } from '@/config/language';
import { routes } from '@/config/routes';
import { type Article, getOffices, getProjectsOfService, getSite, type Job, type Service } from '@/content/queries';
import type { Site } from '@/content/schemas/pages';
import { isoDay } from '@/lib/text';
import type { PageInfo } from '@/seo/pageInfo';
import { sharePicture, shareSize } from '@/sharing/sharePicture';
import { jobPosting, officePlace } from './jobPosting';

/** The entry that a page is about. */
export type Subject =
  | { kind: 'service'; service: Service }
  | { kind: 'job'; job: Job }
  | { kind: 'article'; article: Article };

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

async function organization(site: Site, ids: Ids, isAboutCompany: boolean): Promise<Organization> {
  const offices = await getOffices();
  return {
    '@type': 'Organization',
    '@id': ids.organization,
    name: site.name,
    url: ids.home,
    logo: {
      '@type': 'ImageObject',
      url: ids.address('/icons/icon-512.png'),
      width: '512',
      height: '512',
    },
    ...(isAboutCompany && {
      slogan: `${site.tagline.first} ${site.tagline.second}`,
      email: site.email,
      telephone: site.phone,
      sameAs: site.social.map(({ url }) => url),
      location: offices.map((office) => officePlace(office, ids)),
    }),
  };
}

/** The service, article or job that the page is about. */
function describeSubject(subject: Subject, site: Site, ids: Ids): Thing | undefined {
  const common = { '@id': ids.part(subject.kind), url: ids.page, mainEntityOfPage: { '@id': ids.part('page') } };
  if (subject.kind === 'service')
    return {
      '@type': 'Service',
      ...common,
      name: subject.service.title,
      serviceType: subject.service.title,
      description: subject.service.lead,
      image: { '@id': ids.part('picture') },
      provider: { '@id': ids.organization },
    };
  if (subject.kind === 'article') {
    const { author } = subject.article;
    return {
      '@type': 'BlogPosting',
      ...common,
      headline: subject.article.title,
      articleSection: subject.article.topic,
      description: subject.article.subtitle,
      image: { '@id': ids.part('picture') },
      ...(subject.article.published && { datePublished: isoDay(subject.article.published) }),
      ...(subject.article.updated && { dateModified: isoDay(subject.article.updated) }),
      inLanguage: language,
      author: author
        ? {
            '@type': 'Person',
            name: author.name,
            jobTitle: author.position,
            worksFor: { '@id': ids.organization },
          }
        : { '@type': 'Organization', '@id': ids.organization, name: site.name, url: ids.home },
      publisher: { '@id': ids.organization },
    };
  }
  return jobPosting(subject.job, site.name, ids, common);
}

/** The client quotes on a service page. Not reviews, because they have no rating. */
async function quotations(service: Service, ids: Ids): Promise<Quotation[]> {
  const projects = await getProjectsOfService(service.id);
  return projects.flatMap(({ id, quote }) =>
    quote
      ? {
          '@type': 'Quotation' as const,
          '@id': ids.part(`quote-${id}`),
          text: quote.text,
          creator: { '@type': 'Person' as const, name: quote.name, jobTitle: quote.position },
          about: { '@id': ids.part('service') },
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
export async function structuredData(page: PageInfo, subject: Subject | undefined): Promise<Graph> {
  const site = await getSite();
  const ids = createIds(site, page.path);
  const isAboutCompany = pagesAboutCompany.includes(page.path);
  const about = subject && describeSubject(subject, site, ids);
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
    inLanguage: language,
    isPartOf: { '@id': ids.website },
    primaryImageOfPage: { '@id': ids.part('picture') },
    ...(page.parents.length > 0 && { breadcrumb: { '@id': ids.part('breadcrumbs') } }),
    ...(subject && about && { mainEntity: { '@id': ids.part(subject.kind) } }),
    ...(isAboutCompany && { about: { '@id': ids.organization } }),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      await organization(site, ids, isAboutCompany),
      {
        '@type': 'WebSite',
        '@id': ids.website,
        url: ids.home,
        name: site.name,
        inLanguage: language,
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
      ...(subject?.kind === 'service' ? await quotations(subject.service, ids) : []),
    ],
  };
}
