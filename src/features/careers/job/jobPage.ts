import { getJobs, type Job } from '@/content/jobs';
import { getPage } from '@/content/pages/getPage';
import { getPortrait } from '@/content/portraits';
import { getSite } from '@/content/site';
import { getFirstPicture } from '@/drawings/pictureChoices';
import { mailto } from '@/lib/mailto';
import { routes } from '@/lib/routes';
import { longDate } from '@/lib/text';
import { getBreadcrumbs, type PageInfo } from '@/seo/pageInfo';
import { getCareersCall } from '../careersPage';
import { jobPicture, withEmblem } from '../jobPictures';
import { jobPosting } from './jobPosting';
import { jobStrings } from './strings';

export async function getJobInfo(job: Job): Promise<PageInfo> {
  const { id, title, description, experience, posted } = job;
  const { name } = await getSite();
  return {
    path: routes.job(id),
    name: title,
    title: `${title} | ${name}`,
    description,
    parents: await getBreadcrumbs(routes.careers),
    modified: posted,
    sharing: { title, line: jobStrings.sharingLine(experience) },
    picture: jobPicture(job),
  };
}

/** What a colleague says about the work. */
async function getColleague(id: string | undefined) {
  const { colleagueQuotes } = await getPage('careers');
  const quote = colleagueQuotes?.quotes.find(({ person }) => person === id);
  const person = await getPortrait(quote?.person);
  return quote && person && { text: quote.text, person };
}

export async function getJobPage(job: Job) {
  const site = await getSite();
  const { careersEmail } = site;
  const posting = jobPosting(job, site);
  const { offers, application, hiring } = await getPage('careers');
  const jobs = await getJobs();
  const lastDay = job.closes && jobStrings.closes(longDate(job.closes));
  const image = jobPicture(job);
  return {
    head: { ...(await getJobInfo(job)), things: posting ? [posting] : [] },
    apply: { label: jobStrings.apply, href: mailto(careersEmail, jobStrings.subject(job.title)) },
    note: [application.note, lastDay, application.answer].filter(Boolean).join(' '),
    steps: hiring.steps.length > 0 ? { label: jobStrings.steps, href: routes.hiring } : undefined,
    email: careersEmail,
    conditions: offers.facts,
    callToAction: await getCareersCall(),
    picture: image && (await getFirstPicture(image)),
    colleague: await getColleague(job.colleague),
    others: jobs.filter(({ id }) => id !== job.id).map(withEmblem),
  };
}
