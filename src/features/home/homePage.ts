import { getOffices, withCities } from '@/content/offices';
import { getPage } from '@/content/pages/getPage';
import { getLinkedProjects } from '@/content/projects';
import { getServices, withServiceCount } from '@/content/services';
import { getSite } from '@/content/site';
import { drawingOf, getPicture, withPictures } from '@/drawings/pictureChoices';
import { routes } from '@/lib/routes';
import { organization } from '@/seo/organization';
import { getFixedInfo, type PageHead } from '@/seo/pageInfo';

const strings = {
  projectLink: (client: string) => `See what we did for ${client}`,
  proofLink: (client: string) => `How ${client} did it`,
};

/** How many services Home shows. */
const shownServices = 3;

/** The quotes of clients, with the results of their projects and links to them. An island gets each field by its name. */
async function getTestimonials() {
  const { testimonials } = await getPage('home');
  const projects = await getLinkedProjects();
  return testimonials.quotes.map(({ name, position, stars, review, project: id }) => {
    const quote = { name, position, stars, review };
    const project = projects.find((candidate) => candidate.id === id);
    if (!project) return quote;
    const { client, change, href } = project;
    return {
      ...quote,
      change: { before: change.before, after: change.after },
      link: { label: strings.projectLink(client), href },
    };
  });
}

export async function getHomeInfo() {
  const home = await getPage('home');
  const { tagline } = await getSite();
  const sharing = { title: `${tagline.first} ${tagline.second}`, ...home.sharing };
  return getFixedInfo(routes.home, { ...home, sharing }, home.slider.slides[0]?.image ?? home.about.image);
}

/** With the company and its site as structured data. */
async function getHead(): Promise<PageHead> {
  const site = await getSite();
  const company = organization(site, await getOffices());
  const website = { '@type': 'WebSite', name: site.name, url: new URL(routes.home, site.url).href } as const;
  return { ...(await getHomeInfo()), things: [company, website] };
}

export async function getHomePage() {
  const home = await getPage('home');
  const { tagline } = await getSite();
  const [first] = home.slider.slides;
  // A drawing on the first slide is inline, so that it is painted without another request.
  const firstDrawing = first?.image && !first.image.file ? drawingOf(first.image) : undefined;
  const projects = await getLinkedProjects();
  const slides = (await withPictures(home.slider.slides)).map((slide, index) => {
    const { title, description, link = home.slider.link, picture } = slide;
    const project = projects.find(({ id }) => id === slide.project);
    return {
      title,
      description,
      link,
      hasPicture: picture !== undefined,
      picture: index === 0 && firstDrawing ? undefined : picture,
      proof: project && {
        change: { before: project.change.before, after: project.change.after },
        link: { label: strings.proofLink(project.client), href: project.href },
      },
    };
  });
  const { image, ...about } = home.about;
  return {
    ...home,
    head: await getHead(),
    hero: { ...home.hero, tagline },
    offices: {
      heading: await withCities(home.offices.heading),
      map: await withCities(home.offices.map),
      offices: await getOffices(),
    },
    firstDrawing,
    slides,
    offerings: { ...home.offerings, text: await withServiceCount(home.offerings.text) },
    about: { ...about, alt: image.alt ?? '', picture: await getPicture(image) },
    services: await withPictures((await getServices()).slice(0, shownServices)),
    testimonials: { ...home.testimonials, quotes: await getTestimonials() },
  };
}
