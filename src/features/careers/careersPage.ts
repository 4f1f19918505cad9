import { withEmblem } from '@/content/jobPictures';
import { withPortrait } from '@/content/portraits';
import { getCareersCall, getColleagueQuotes, getJobs, getNewestArticles, getPage, getSite } from '@/content/queries';
import { getEagerPicture } from '@/drawings/chosenPictures';
import { routes } from '@/lib/routes';

/** What new colleagues say, with a link to the blog if there is something to read. */
async function getColleagueQuotesSection({ heading, blog }: { heading: string; blog: string }) {
  const quotes = [];
  for (const { text, person } of await getColleagueQuotes()) {
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
  const { none, ...jobsSection } = careers.jobs;
  const { image, ...hero } = careers.hero;
  const isHiring = jobs.length > 0;
  return {
    ...careers,
    hero: {
      ...hero,
      lead: isHiring ? hero.lead : none.lead,
      openJobs: jobs.length,
      picture: isHiring ? { ...(await getEagerPicture(image)), alt: image.alt ?? '' } : undefined,
    },
    colleagueQuotes: careers.colleagueQuotes && (await getColleagueQuotesSection(careers.colleagueQuotes)),
    jobs: { ...jobsSection, jobs: jobs.map(withEmblem), none: { ...none, email: careersEmail } },
    callToAction: await getCareersCall(),
    careersEmail,
  };
}
