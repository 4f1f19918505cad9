import { routes } from '../../../lib/routes.ts';

export const jobStrings = {
  sharingLine: (experience: string) => `Open role, ${experience}`,
  facts: {
    experience: 'Experience',
    employment: 'Employment',
    office: 'Office',
    pay: 'Pay',
    posted: 'Posted',
    closes: 'Closes',
  },
  apply: 'Apply Now',
  subject: (title: string) => `Job Application for ${title}`,
  closes: (date: string) => `Apply by ${date}.`,
  steps: 'How we hire, step by step',
  jobDescription: 'Job Description',
  responsibilities: 'Responsibilities',
  requirements: 'Requirements',
  others: 'Other open roles',
  notFound: {
    title: 'Job not found',
    description: 'There is no role at this address. The careers page lists every open role.',
    text: 'This role may have been filled or closed. The careers page lists every open role.',
    links: [{ label: 'See open roles', href: routes.careers }],
  },
};
