// UI strings, which no editor changes: buttons, headings of templates, messages, labels for screen readers.
// The texts of the company are in content/: no promise, name or number of it is here. The words of islands are in src/strings/, so that each ships only its own.
import { routes } from './lib/routes.ts';
import { lowerFirst } from './lib/text.ts';

export const layoutStrings = {
  skipLink: 'Skip to content',
  home: (name: string) => `${name}, home`,
  navigation: 'Main',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  motion: 'Pause motion',
  theme: 'Switch color theme',
  footer: {
    company: 'Company',
    services: 'Services',
    allServices: 'See All Services',
    offices: 'Offices',
    contact: 'Contact us',
  },
};

export const breadcrumbStrings = { label: 'Breadcrumb' };

export const copyStrings = {
  label: 'Copy',
  /** The name of the button, for screen readers. */
  name: (subject: string) => `Copy ${subject}`,
  code: (language: string) => (language ? `${language} code` : 'code'),
  done: 'Copied',
  failed: 'Not copied. Select the text instead.',
};

/** The names of boxes that scroll sideways. */
export const scrollStrings = {
  table: 'Table',
  code: (language?: string) => (language ? `Code: ${language}` : 'Code'),
};

/** Links from a footnote back to the text. */
export const proseStrings = { backToReference: (index: number) => `Back to the text of note ${index + 1}` };

export const mailStrings = { address: 'or email' };

export const teamStrings = { imageUnavailable: 'Team image unavailable', leader: 'Led by', meet: 'Meet the team' };

export const contactStrings = { reads: 'reads it' };

export const serviceStrings = {
  learnMore: 'Learn More',
  parent: 'Services',
  position: (number: string, total: number) => `${number} of ${total}`,
  imageLoading: 'Loading image',
  imageUnavailable: (title: string) => `Image unavailable for ${title}`,
  getStarted: { label: 'Get Started', href: routes.contact },
  facts: {
    price: 'Price',
    firstRelease: 'First release',
    team: 'Team',
    start: 'How it starts',
    project: 'Done for',
  },
  jumpTo: {
    label: 'Jump to',
    overview: 'What it is',
    projects: 'Proof',
    price: 'Price',
    contact: 'Contact',
  },
  overview: 'Overview',
  features: 'Key Features',
  benefits: 'Benefits',
  process: 'Our Process',
  price: 'What it costs',
  lowestPrice: (price: string) => `From ${price}`,
  /** USD 6,000 to 15,000, or a fixed price. */
  priceRange: ({ from, to }: { from: string; to?: string | undefined }) => (to ? `${from} to ${to}` : from),
  to: 'to',
  examples: {
    columns: { name: 'Example', price: 'Price', duration: 'Duration', team: 'Team' },
    ask: 'Ask',
    askAbout: (example: string) => `Ask about ${lowerFirst(example)}`,
  },
  projects: 'What we did for clients',
  relatedArticles: 'Articles about this service',
  relatedServices: 'Related services',
  goBack: { label: 'Go Back', href: routes.services },
};

export const projectStrings = {
  heading: 'What changed for clients',
  all: { label: 'See what changed for clients', href: routes.projects },
  client: (name: string, sector: string) => `${name}, ${sector}`,
  more: 'What was wrong, and what we did',
  problem: 'What was wrong',
  solution: 'What we did',
  results: 'What changed',
  before: 'Before',
  after: 'After',
  link: (client: string) => `See what we did for ${client}`,
};

export const careersStrings = {
  learnMore: 'Learn More',
  seeJobs: (jobs: number) => (jobs === 1 ? 'See the open role' : `See the ${jobs} open roles`),
  /** Below the line that is the same for all jobs, if this one differs. */
  thisJob: (experience: string) => `This role asks for: ${experience}`,
  noFit: 'No role that fits? Write to us anyway',
  openApplication: { label: 'Send an open application', subject: 'Open application' },
};

export const jobStrings = {
  parent: 'Careers',
  position: (number: number, total: number) => `Role ${number} of ${total}`,
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
};

export const blogStrings = {
  readMore: 'Read More',
  earlier: 'Earlier articles',
  none: 'There are no articles yet.',
  feed: 'Follow new articles by RSS',
};

export const articleStrings = {
  parent: 'Blog',
  back: { label: 'Back to Blog', href: routes.blog },
  published: (date: string) => `Published ${date}`,
  readingTime: (minutes: number) => `${minutes} min read`,
  invitation: (author: string) =>
    `Do you have a question about this, or a project like it? [Write to ${author} and the team](${routes.contact}).`,
  offer: 'Related service',
  more: 'More articles',
  previous: 'Previous article',
  next: 'Next article',
};

export const legalStrings = {
  changed: (date: string) => `Last changed ${date}`,
};

export const contentsStrings = { label: 'On this page' };

/** Before the titles of entries that are not online, in previews. */
export const previewStrings = {
  draft: 'Draft',
  scheduled: (date: string) => `Goes online ${date}`,
  closed: 'Closed',
  drawings: { title: 'Drawings', description: 'All drawings, with the names by which content chooses them.' },
};

export const sharingStrings = {
  pictureAlt: (title: string, name: string) => `${title}, beside an illustration and the logo of ${name}`,
};

export const notFoundStrings = {
  page: {
    title: '404 - Page Not Found',
    description: 'There is no page at this address. Go back to the home page or look through our services.',
    heading: '404 - Page Not Found',
    text: 'There is no page at this address. It may have moved, or the link may be wrong.',
    links: [
      { label: 'Back to Home', href: routes.home },
      { label: 'Explore Our Services', href: routes.services },
    ],
  },
  service: {
    title: 'Service Not Found',
    description: 'There is no service at this address. Our services page lists everything we do.',
    heading: 'Service Not Found',
    text: "Sorry, we couldn't find the service you're looking for.",
    links: [{ label: 'Back to Services', href: routes.services }],
  },
  job: {
    title: 'Job not found',
    description: 'There is no role at this address. The careers page lists every open role.',
    heading: 'Job not found',
    text: 'This role may have been filled or closed. The careers page lists every open role.',
    links: [{ label: 'See open roles', href: routes.careers }],
  },
  article: {
    title: 'Blog not found',
    description: 'There is no article at this address. The blog lists everything we have published.',
    heading: 'Blog not found.',
    text: 'There is no article at this address. The blog lists everything we have published.',
    links: [{ label: 'Back to Blog', href: routes.blog }],
  },
};
