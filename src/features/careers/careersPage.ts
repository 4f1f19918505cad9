import { getNewestArticles } from '@/content/articles';
import { getJobs } from '@/content/jobs';
import type { CareersPage } from '@/content/pages/careers.schema';
import { getPage } from '@/content/pages/getPage';
import { getPerson } from '@/content/people';
import { getPortraitWithLinks } from '@/content/portraits';
import { getSite } from '@/content/site';
import { getFirstPicture } from '@/drawings/pictureChoices';
import { routes } from '@/lib/routes';
import { getFixedInfo, type PageHead } from '@/seo/pageInfo';
import { withEmblem } from './jobPictures';

/** What new colleagues say, with a link to the blog if there is something to read. */
async function getColleagueQuotes({ blog, ...section }: NonNullable<CareersPage['colleagueQuotes']>) {
  const quotes = [];
  for (const quote of section.quotes) {
    const person = await getPortraitWithLinks(quote.person, routes.careers);
    if (person) quotes.push({ ...quote, person });
  }
  const articles = await getNewestArticles();
  const link = articles.length > 0 ? { label: blog, href: routes.blog } : undefined;
  return { ...section, quotes, link };
}

/** The end of Careers and of the page of every job, with what a colleague says. */
export async function getCareersCall() {
  const { quote, ...call } = (await getPage('careers')).callToAction;
  const person = await getPerson(quote?.person);
  return { ...call, quote: quote && person && { ...person, text: quote.text } };
}

export async function getCareersInfo() {
  const careers = await getPage('careers');
  const jobs = await getJobs();
  return getFixedInfo(routes.careers, careers, jobs.length > 0 ? careers.hero.image : { drawing: 'resting' });
}

/** The specification asks for structured data of this type. */
async function getHead(): Promise<PageHead> {
  const info = await getCareersInfo();
  const { title, description, path } = info;
  const { url } = await getSite();
  return { ...info, things: [{ '@type': 'AboutPage', name: title, description, url: new URL(path, url).href }] };
}

export async function getCareersPage() {
  const careers = await getPage('careers');
  const { careersEmail } = await getSite();
  const jobs = await getJobs();
  const { none, ...jobsSection } = careers.jobs;
  const { image, ...hero } = careers.hero;
  const isHiring = jobs.length > 0;
  return {
    ...careers,
    head: await getHead(),
    hero: {
      ...hero,
      lead: isHiring ? hero.lead : none.lead,
      openJobs: jobs.length,
      picture: isHiring ? await getFirstPicture(image) : undefined,
    },
    colleagueQuotes: careers.colleagueQuotes && (await getColleagueQuotes(careers.colleagueQuotes)),
    jobs: { ...jobsSection, jobs: jobs.map(withEmblem), none: { ...none, email: careersEmail } },
    callToAction: await getCareersCall(),
    careersEmail,
  };
}
