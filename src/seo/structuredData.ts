import type { BreadcrumbList, Graph, Thing } from 'schema-dts';
import type { Site } from '@/content/site.schema';
import type { PageHead } from './pageInfo';

function breadcrumbs(page: PageHead, site: Site): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...page.parents, page].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, site.url).href,
    })),
  };
}

/** The JSON-LD of a page: its breadcrumbs, which the home page has not, and what its feature says about it. */
export function structuredData(page: PageHead, site: Site): Graph {
  const things: Thing[] = page.parents.length > 0 ? [breadcrumbs(page, site)] : [];
  return { '@context': 'https://schema.org', '@graph': [...things, ...(page.things ?? [])] };
}
