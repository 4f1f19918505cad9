import { jobPicture, withEmblem } from '@/content/jobPictures';
import { getJobs, type Job } from '@/content/jobs';
import { getPage } from '@/content/pages/getPage';
import { getSite } from '@/content/site';
import { getEagerPicture } from '@/drawings/chosenPictures';
import { mailto } from '@/lib/mailto';
import { routes } from '@/lib/routes';
import { longDate } from '@/lib/text';
import { getCareersCall } from '../careersCall';
import { jobStrings } from './strings';

export async function getJobPage(job: Job) {
  const { careersEmail } = await getSite();
  const { offers, application, hiring } = await getPage('careers');
  const jobs = await getJobs();
  const lastDay = job.closes && jobStrings.closes(longDate(job.closes));
  const image = jobPicture(job);
  return {
    number: jobs.findIndex(({ id }) => id === job.id) + 1,
    total: jobs.length,
    apply: { label: jobStrings.apply, href: mailto(careersEmail, jobStrings.subject(job.title)) },
    note: [application.note, lastDay, application.answer].filter(Boolean).join(' '),
    steps: hiring.steps.length > 0 ? { label: jobStrings.steps, href: `${routes.careers}#hiring` } : undefined,
    email: careersEmail,
    conditions: offers.facts,
    callToAction: await getCareersCall(),
    picture: { ...(await getEagerPicture(image)), alt: image.alt ?? '' },
    others: jobs.filter(({ id }) => id !== job.id).map(withEmblem),
  };
}
