// One query for each page whose sections need more than its file: entries, pictures, and links between entries.
import { articleCards, homeServices } from '@/config/limits';
import { routes } from '@/config/routes';
import { mailto } from '@/lib/mailto';
import { articleMinutes } from '@/lib/readingTime';
import { isoDay, longDate, shortDate, twoDigits, withWholePrices } from '@/lib/text';
import { valuesBetween } from '@/lib/valuesBetween';
import {
  type ContentPicture,
  getFirstPicture,
  getPicture,
  plateOf,
  responsivePhotograph,
  withPictures,
} from '@/pictures/contentPictures';
import { drawing, hasDrawing } from '@/pictures/drawings';
import { toPicture } from '@/pictures/picture';
import { articleStrings, careersStrings, jobStrings, projectStrings, serviceStrings } from '@/strings';
import {
  type Article,
  getArticlesAbout,
  getCareersCall,
  getGroups,
  getJobs,
  getLinkedProjects,
  getNewestArticles,
  getOffices,
  getPage,
  getPersonLinks,
  getProjectsOfService,
  getReader,
  getServiceLinks,
  getServices,
  getSite,
  getTeam,
  getVoices,
  type Job,
  type Project,
  type Service,
  withServiceCount,
} from './queries';

/** The drawing of a picture in another aspect ratio, if there is one: web-dev.banner. */
function withCrop(picture: ContentPicture, crop: 'banner' | 'narrow'): ContentPicture {
  const name = `${picture.drawing}.${crop}`;
  return !picture.file && hasDrawing(`plates/${name}`) ? { drawing: name } : picture;
}

/** The picture on the page of a role: the plate with the name of its emblem, if there is one. */
export const rolePicture = ({ logo }: Job): ContentPicture =>
  logo.file || hasDrawing(`plates/${logo.drawing}`) ? logo : { drawing: 'nursery' };

/** The small drawing of a role in lists. */
const withEmblem = (job: Job) => ({
  ...job,
  emblem: job.logo.drawing ? drawing(`emblems/${job.logo.drawing}`) : undefined,
});

/** The quotes of clients, with the results of their projects and links to them. */
async function getTestimonials() {
  const { testimonials } = await getPage('home');
  const projects = await getLinkedProjects();
  return testimonials.quotes.map(({ project: id, ...quote }) => {
    const project = projects.find((candidate) => candidate.id === id);
    if (!project) return quote;
    const { client, change, href } = project;
    return {
      ...quote,
      change: { before: change.before, after: change.after },
      link: { label: projectStrings.link(client), href },
    };
  });
}

export async function getHomePage() {
  const home = await getPage('home');
  const { tagline } = await getSite();
  const [first] = home.slider.slides;
  // A drawing on the first slide is inline, so that it is painted without another request.
  const firstDrawing = first && !first.image.file ? plateOf(first.image) : undefined;
  const slides = (await withPictures(home.slider.slides)).map(({ title, description, link, picture }, index) => ({
    title,
    description,
    link: link ?? home.slider.link,
    picture: index === 0 && firstDrawing ? undefined : picture,
  }));
  const { image, ...about } = home.about;
  return {
    ...home,
    hero: { ...home.hero, tagline },
    offices: { ...home.offices, offices: await getOffices() },
    firstDrawing,
    slides,
    offerings: { ...home.offerings, text: await withServiceCount(home.offerings.text) },
    about: { ...about, alt: image.alt ?? '', picture: await getPicture(image) },
    services: await withPictures((await getServices()).slice(0, homeServices)),
    testimonials: { ...home.testimonials, quotes: await getTestimonials() },
  };
}

export async function getAboutPage() {
  const about = await getPage('about');
  const { tagline } = await getSite();
  const { image, ...hero } = about.hero;
  const pictures = {
    wide: await getPicture(image),
    narrow: await getFirstPicture(withCrop(image, 'narrow')),
  };
  const values = about.values.items.map(({ drawing: name, ...value }) => ({
    ...value,
    alt: '',
    picture: toPicture(drawing(`emblems/${name}`)),
  }));
  const cards = await Promise.all(
    (await withPictures(await getTeam())).map(async ({ leader, ...card }) => ({
      ...card,
      leader: leader && (await withPortrait(leader, routes.about)),
    })),
  );
  return {
    ...about,
    // Each once, even if someone leads two groups.
    leaders: [...new Map(cards.flatMap(({ leader }) => (leader ? [[leader.name, leader]] : []))).values()],
    hero: { ...hero, tagline, alt: image.alt ?? '', pictures },
    values: { ...about.values, values },
    achievements: {
      ...about.achievements,
      link: (await getLinkedProjects()).length > 0 ? projectStrings.all : undefined,
    },
    team: { ...about.team, cards },
  };
}

interface Person {
  id: string;
  name: string;
  role: string;
  drawing?: string | undefined;
  photograph?: Parameters<typeof responsivePhotograph>[0] | undefined;
}

/** A person with a picture, and with links to what the other pages have about them. */
async function withPortrait({ id, name, role, drawing: portrait, photograph }: Person, page: string) {
  const drawn = portrait ? toPicture(drawing(`portraits/${portrait}`)) : undefined;
  const links = (await getPersonLinks(id)).filter(({ href }) => href.split('#')[0] !== page);
  return { name, role, picture: photograph ? await responsivePhotograph(photograph) : drawn, links };
}

export async function getCatalogue() {
  const page = await getPage('servicesPage');
  const services = await getServices();
  const unsure = services.find(({ id }) => id === page.unsure);
  const cards = await withPictures(services);
  const groups = (await getGroups()).map(({ id, name }) => ({
    id,
    name,
    count: services.filter(({ group }) => group === id).length,
  }));
  return {
    ...page,
    // The heading of the call to action, also linked above the cards.
    unsure: unsure && { label: page.callToAction.heading, href: routes.contactAbout(unsure.id) },
    groups: groups.filter(({ count }) => count > 1),
    services: cards.map((card) => ({ ...card, group: groups.find(({ id }) => id === card.group) })),
    projects: (await getLinkedProjects()).map(withResult),
  };
}

/** The facts under the title of a service: its price, what an editor wrote, and its first project. */
function serviceFacts({ facts, prices }: Service, project: Project | undefined) {
  const strings = serviceStrings.facts;
  const written = facts && [
    { label: strings.firstRelease, value: facts.firstRelease },
    { label: strings.team, value: facts.team },
    { label: strings.start, value: facts.start },
  ];
  return [
    ...(prices ? [{ label: strings.price, value: serviceStrings.priceRange(prices), href: '#price' }] : []),
    ...(written ?? []),
    ...(project ? [{ label: strings.project, value: project.client, change: project.change, href: '#project' }] : []),
  ];
}

/** The links below the first screen of a service, to the parts that its page has. */
function jumpLinks(hasProjects: boolean, hasPrice: boolean) {
  const strings = serviceStrings.jumpTo;
  return [
    { label: strings.overview, href: '#overview' },
    ...(hasProjects ? [{ label: strings.projects, href: '#project' }] : []),
    ...(hasPrice ? [{ label: strings.price, href: '#price' }] : []),
    { label: strings.contact, href: '#call' },
  ];
}

/** Adds the second state of the drawing of what changed, if the project has one. */
function withResult<Item extends Pick<Project, 'change'>>(project: Item) {
  const { picture } = project.change;
  return { ...project, picture: picture && toPicture(drawing(`results/${picture.drawing}`)) };
}

/** Adds the drawing of what changed, if the project has one. */
function withDrawnChange<Item extends Pick<Project, 'change' | 'title'>>(project: Item) {
  const { before, after, picture } = project.change;
  const drawnChange = picture && {
    project: project.title,
    figure: drawing(`changes/${picture.drawing}`),
    start: toPicture(drawing(`changes/${picture.drawing}`)),
    result: toPicture(drawing(`results/${picture.drawing}`)),
    alt: { before: picture.before, after: picture.after },
    values: valuesBetween(before, after),
  };
  return { ...project, drawnChange };
}

/** The last result of a project. */
function lastResult({ client, results }: Project) {
  const last = results.at(-1);
  return last && { ...last, client };
}

export async function getServicePage(service: Service) {
  const services = await getServices();
  const number = services.findIndex(({ id }) => id === service.id) + 1;
  const image = withCrop(service.image, 'banner');
  const projects = await getProjectsOfService(service.id);
  const { servicePage } = await getPage('servicesPage');
  const questions = service.questions.map((question, index) => ({ ...question, id: index + 1 }));
  const hasPrice = service.examples.length > 0 || questions.length > 0;
  return {
    position: serviceStrings.position(twoDigits(number), services.length),
    facts: serviceFacts(service, projects[0]),
    jumpLinks: jumpLinks(projects.length > 0, hasPrice),
    picture: {
      ...(await getPicture(image)),
      width: 1200,
      height: 800,
      alt: image.alt ?? '',
    },
    price: hasPrice ? { service: service.id, prices: service.prices, questions } : undefined,
    projects: projects.map(withDrawnChange),
    callToAction: { ...servicePage, result: projects[0] && lastResult(projects[0]) },
    related: [
      { heading: serviceStrings.relatedArticles, links: await getArticlesAbout(service.id) },
      { heading: serviceStrings.relatedServices, links: await getServiceLinks(service.related) },
    ],
  };
}

/** A service in the form, with the examples of its prices, which links name. */
function toFormService({ id, title, prices }: Service) {
  const examples = prices?.examples.map(({ name, price, duration, team }) => ({
    name,
    text: [serviceStrings.priceRange(price), duration, team].join(', '),
  }));
  return { id, title, examples };
}

export async function getContactPage() {
  const contact = await getPage('contact');
  const site = await getSite();
  const { unsure } = await getPage('servicesPage');
  const roles = (await getJobs()).length;
  const services = (await getServices()).map(toFormService);
  const reader = await getReader();
  return {
    ...contact,
    site,
    reader: reader && (await withPortrait(reader, routes.contact)),
    offices: await getOffices(),
    services,
    careers: { email: site.careersEmail, roles: roles > 0 ? careersStrings.seeRoles(roles) : undefined },
    unsure: services.find(({ id }) => id === unsure)?.title,
  };
}

/** What new colleagues say, with a link to the blog if there is something to read. */
async function getVoicesSection({ heading, blog }: { heading: string; blog: string }) {
  const quotes = [];
  for (const { text, person } of await getVoices()) {
    if (person) quotes.push({ text, person: await withPortrait(person, routes.careers) });
  }
  const articles = await getNewestArticles();
  const link = articles.length > 0 ? { label: blog, href: routes.blog } : undefined;
  return { heading, quotes, link };
}

export async function getCareersPage() {
  const careers = await getPage('careers');
  const { careersEmail } = await getSite();
  const jobs = await getJobs();
  const { none, ...roles } = careers.roles;
  const { image, ...hero } = careers.hero;
  const isHiring = jobs.length > 0;
  return {
    ...careers,
    hero: {
      ...hero,
      lead: isHiring ? hero.lead : none.lead,
      roles: isHiring ? careersStrings.seeRoles(jobs.length) : undefined,
      picture: isHiring ? { ...(await getFirstPicture(image)), alt: image.alt ?? '' } : undefined,
    },
    voices: careers.voices && (await getVoicesSection(careers.voices)),
    roles: { ...roles, jobs: jobs.map(withEmblem), none: { ...none, email: careersEmail } },
    callToAction: await getCareersCall(),
    careersEmail,
  };
}

export async function getJobPage(job: Job) {
  const { careersEmail } = await getSite();
  const { offers, application, hiring } = await getPage('careers');
  const jobs = await getJobs();
  const number = jobs.findIndex(({ id }) => id === job.id) + 1;
  const { title, experience, employment, office, pay, posted, closes } = job;
  const strings = jobStrings.facts;
  const facts = [
    { label: strings.experience, value: experience },
    ...(office ? [{ label: strings.office, value: office.city }] : []),
    { label: strings.employment, value: employment },
    ...(posted ? [{ label: strings.posted, value: shortDate(posted), isDate: true }] : []),
    ...(closes ? [{ label: strings.closes, value: shortDate(closes), isDate: true }] : []),
  ];
  const lastDay = closes && jobStrings.closes(longDate(closes));
  const image = rolePicture(job);
  return {
    apply: { label: jobStrings.apply, href: mailto(careersEmail, jobStrings.subject(title)) },
    note: [application.note, lastDay, application.answer].filter(Boolean).join(' '),
    steps: hiring.steps.length > 0 ? { label: jobStrings.steps, href: `${routes.careers}#hiring` } : undefined,
    email: careersEmail,
    position: jobStrings.position(number, jobs.length),
    pay: pay ? [{ label: strings.pay, value: withWholePrices(pay) }] : [],
    facts,
    conditions: offers.facts,
    callToAction: await getCareersCall(),
    picture: { ...(await getFirstPicture(image)), alt: image.alt ?? '' },
    others: jobs.filter(({ id }) => id !== job.id).map(withEmblem),
  };
}

export async function getBlogPage() {
  const blog = await getPage('blog');
  const articles = await getNewestArticles();
  const cards = await withPictures(articles.slice(0, articleCards));
  return {
    ...blog,
    cards: cards.map((card) => ({
      ...card,
      author: card.author?.name,
      readingTime: articleStrings.readingTime(articleMinutes(card.blocks)),
    })),
    earlier: articles.slice(articleCards),
  };
}

/** The picture of a block: a diagram or a photograph, or else a drawing as a file. */
async function getBlockPicture({ diagram, alt = '', ...image }: ContentPicture & { diagram?: string | undefined }) {
  if (diagram) return { ...drawing(`diagrams/${diagram}`), alt };
  return { ...(await getPicture(image)), alt };
}

async function getNeighbor(article: Article | undefined) {
  return article && { id: article.id, title: article.title, picture: await getPicture(article.image) };
}

/** `previous` and `next` are its neighbors by number. */
export async function getArticlePage(article: Article, previous: Article | undefined, next: Article | undefined) {
  const { blocks, published, author, image } = article;
  const pictured = blocks.filter((block) => block.type === 'imageText');
  const [service] = await getServiceLinks(article.services);
  const blog = await getPage('blog');
  return {
    blog: blog.name,
    published: published && { label: articleStrings.published(longDate(published)), day: isoDay(published) },
    readingTime: articleStrings.readingTime(articleMinutes(blocks)),
    picture: { ...(await getFirstPicture(image)), alt: image.alt ?? '' },
    blockPictures: await Promise.all(pictured.map((block) => getBlockPicture(block.image))),
    hasCode: blocks.some((block) => block.type !== 'text' && /^ *(?:```|~~~)/m.test(block.description)),
    author: author && (await withPortrait(author, routes.article(article.id))),
    service,
    previous: await getNeighbor(previous),
    next: await getNeighbor(next),
  };
}
