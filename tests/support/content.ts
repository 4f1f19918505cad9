// The content that is online, so that tests do not repeat it.
import { existsSync } from 'node:fs';
import { pages, site } from '../../src/content/schemas/pages.ts';
import { onlineEntries, today } from '../../src/content/visibility.ts';
import { commonSearches } from '../../src/seo/searchSynonyms.ts';
import { sliderStrings, testimonialsStrings } from '../../src/strings/carousels.ts';
import { formStrings } from '../../src/strings/form.ts';
import { linkStrings } from '../../src/strings/links.ts';
import { searchStrings } from '../../src/strings/search.ts';
import { jobStrings, layoutStrings, notFoundStrings, searchButtonStrings, serviceStrings } from '../../src/strings.ts';
import { image, readFile, readFolder } from './collections.ts';

// The day of the build, and whether it shows drafts.
if (existsSync('.env')) process.loadEnvFile();

export const company = site.parse(readFile('site'));

const visibility = { day: today(company.timeZone), all: process.env.SHOW_DRAFTS === '1' };

const withId = <Data>({ id, data }: { id: string; data: Data }) => ({ ...data, id });
const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/** The services, projects, jobs, articles and legal pages, in the order of the site. */
export const services = onlineEntries(readFolder('services').map(withId), visibility).sort(byOrder);
export const projects = onlineEntries(readFolder('projects').map(withId), visibility).sort(byOrder);
export const jobs = onlineEntries(readFolder('jobs').map(withId), visibility)
  .sort(byOrder)
  .map((job) => ({ ...job, office: company.offices.find(({ id }) => id === job.office) }));
export const legalPages = onlineEntries(readFolder('legal').map(withId), visibility).sort(byOrder);

const people = readFolder('people').map(withId);
export const articles = onlineEntries(
  readFolder('articles').map(({ data }) => ({ ...data, id: String(data.id) })),
  visibility,
)
  .sort((a, b) => Number(a.id) - Number(b.id))
  .map((article) => ({ ...article, author: people.find(({ id }) => id === article.author)?.name }));

/** The articles, newest first. */
export const newest = articles
  .toReversed()
  .sort((a, b) => (b.published?.getTime() ?? 0) - (a.published?.getTime() ?? 0));

/** The texts of each page. */
export const texts = {
  home: pages.home(image).parse(readFile('pages/home')),
  about: pages.about(image).parse(readFile('pages/about')),
  services: pages.services().parse(readFile('pages/services')),
  contact: pages.contact(image).parse(readFile('pages/contact')),
  careers: pages.careers(image).parse(readFile('pages/careers')),
  blog: pages.blog().parse(readFile('pages/blog')),
};

/** The lists on pages. */
export const blocks = {
  slides: texts.home.slider.slides,
  testimonials: texts.home.testimonials.quotes,
  questions: texts.home.faq.questions,
  achievements: texts.about.achievements.metrics,
  statistics: texts.careers.statistics.items,
  team: texts.about.team.cards,
};

/** The words of the interface, by the area that a test looks at, and the texts of pages. */
export const words = {
  ...texts,
  layout: company,
  controls: {
    ...layoutStrings,
    homeLabel: layoutStrings.home(company.name),
    menu: { label: layoutStrings.menu, open: layoutStrings.openMenu, close: layoutStrings.closeMenu },
    newTab: linkStrings.newTab,
    slider: sliderStrings,
    testimonials: testimonialsStrings,
  },
  search: { ...searchButtonStrings, ...searchStrings, common: commonSearches },
  form: { ...formStrings, heading: texts.contact.form.heading },
  service: serviceStrings,
  job: jobStrings,
  notFound: notFoundStrings,
};
