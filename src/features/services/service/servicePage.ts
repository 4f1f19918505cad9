import { getArticlesAbout } from '@/content/articles';
import { getPage } from '@/content/pages/getPage';
import { getProjectsOfService, type Project } from '@/content/projects';
import { getServiceLinks, getServices, type Service } from '@/content/services';
import { getPicture, withCrop } from '@/drawings/chosenPictures';
import { drawing } from '@/drawings/drawings';
import { toPicture } from '@/drawings/picture';

/** Adds the drawings of what changed, if the project has them. */
function withDrawings<Item extends Pick<Project, 'change'>>(project: Item) {
  const { picture } = project.change;
  const drawings = picture && {
    before: toPicture(drawing(`before/${picture.drawing}`)),
    after: toPicture(drawing(`after/${picture.drawing}`)),
  };
  return { ...project, drawings };
}

/** The last result of a project. */
function lastResult({ client, results }: Project) {
  const last = results.at(-1);
  return last && { ...last, client };
}

export async function getServicePage(service: Service) {
  const services = await getServices();
  const image = withCrop(service.image, 'banner');
  const projects = await getProjectsOfService(service.id);
  const { servicePage } = await getPage('services');
  return {
    number: services.findIndex(({ id }) => id === service.id) + 1,
    total: services.length,
    picture: {
      ...(await getPicture(image)),
      width: 1200,
      height: 800,
      alt: image.alt ?? '',
    },
    hasPrice: service.examples.length > 0 || service.questions.length > 0,
    questions: service.questions.map((question, index) => ({ ...question, id: index + 1 })),
    projects: projects.map(withDrawings),
    callToAction: { ...servicePage, result: projects[0] && lastResult(projects[0]) },
    articles: await getArticlesAbout(service.id),
    relatedServices: await getServiceLinks(service.related),
  };
}
