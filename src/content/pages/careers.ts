import { routes } from '@/config/routes';
import { getEagerPicture } from '@/pictures/chosenPictures';
import { withEmblem } from '../jobPictures';
import { withPortrait } from '../portraits';
import { getCareersCall, getJobs, getNewestArticles, getPage, getSite, getVoices } from '../queries';

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
      openRoles: jobs.length,
      picture: isHiring ? { ...(await getEagerPicture(image)), alt: image.alt ?? '' } : undefined,
    },
    voices: careers.voices && (await getVoicesSection(careers.voices)),
    roles: { ...roles, jobs: jobs.map(withEmblem), none: { ...none, email: careersEmail } },
    callToAction: await getCareersCall(),
    careersEmail,
  };
}
