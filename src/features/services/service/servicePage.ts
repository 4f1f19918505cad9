import { breadcrumbStrings } from '@/ui/Breadcrumb/strings';
import { getArticlesAbout } from '@/content/articles';
import { getPage } from '@/content/pages/getPage';
import { getProjectsOfService, lastResult } from '@/content/projects';
import { getServiceLinks, type Service } from '@/content/services';
import { getSite } from '@/content/site';
import { preloaded } from '@/drawings/picture';
import { getPicture, withCrop } from '@/drawings/pictureChoices';
import { routes } from '@/lib/routes';
import { getBreadcrumbs, type PageInfo } from '@/seo/pageInfo';
import { serviceStrings } from './strings';

export async function getServiceInfo({ id, title, shortDescription, image }: Service): Promise<PageInfo> {
  const { name } = await getSite();
  return {
    path: routes.service(id),
    name: title,
    title: `${title} | ${name}`,
    description: shortDescription,
    parents: await getBreadcrumbs(routes.services),
    sharing: { title, line: breadcrumbStrings.services },
    picture: image,
  };
}

export async function getServicePage(service: Service) {
  const image = service.image && withCrop(service.image, 'banner');
  const picture = image && (await getPicture(image));
  const projects = await getProjectsOfService(service.id);
  const { servicePage } = await getPage('services');
  return {
    // The largest paint. Its file has both themes.
    head: { ...(await getServiceInfo(service)), preload: preloaded(picture) },
    picture: picture && { ...picture, width: 1200, height: 800, alt: image.alt ?? '' },
    hasPrice: service.examples.length > 0 || service.questions.length > 0,
    questions: service.questions.map((question, index) => ({ ...question, id: index + 1 })),
    projects,
    callToAction: { ...servicePage, result: projects[0] && lastResult(projects[0]) },
    related: [
      { heading: serviceStrings.relatedArticles, links: await getArticlesAbout(service.id) },
      { heading: serviceStrings.relatedServices, links: await getServiceLinks(service.related) },
    ],
  };
}
