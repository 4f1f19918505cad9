// What the desk calls the files of the content, in the order of its menu. Whatever the contract holds has a line here.
import type { documents, folders } from '../schemas/contract';

interface Called {
  label: string;
  description: string;
}

export const documentLabels: Record<keyof typeof documents, Called> = {
  'pages/home': { label: 'Home', description: 'The home page. Its lists stand under Lists.' },
  'pages/about': { label: 'About', description: 'The About page. Its lists stand under Lists.' },
  'pages/services': { label: 'Services', description: 'The page that lists the services.' },
  'pages/service': { label: 'Every service', description: 'The words that every page of a service shares.' },
  'pages/contact': { label: 'Contact', description: 'The Contact page with its form.' },
  'pages/careers': { label: 'Careers', description: 'The Careers page. Its lists stand under Lists.' },
  'pages/job': { label: 'Every role', description: 'The words that every page of a role shares.' },
  'pages/blog': { label: 'Blog', description: 'The page that lists the articles.' },
  'pages/article': { label: 'Every article', description: 'The words that every article shares.' },
  'pages/privacy-policy': { label: 'Privacy policy', description: 'Section by section.' },
  'pages/terms-conditions': { label: 'Terms and conditions', description: 'Section by section.' },
  'pages/not-found': { label: 'Not found', description: 'What stands where an address leads nowhere.' },
  'blocks/slides': { label: 'Slides', description: 'At the top of the home page.' },
  'blocks/process': { label: 'How a project runs', description: 'The steps on the home page.' },
  'blocks/testimonials': { label: 'What clients say', description: 'The quotes on the home page.' },
  'blocks/faq': { label: 'Questions', description: 'Questions and answers on the home page.' },
  'blocks/values': { label: 'Core values', description: 'On the About page.' },
  'blocks/team': { label: 'The team', description: 'The groups of people on the About page.' },
  'blocks/achievements': { label: 'Achievements', description: 'The metrics on the About page.' },
  'blocks/expectations': { label: 'What to expect', description: 'On the About page.' },
  'blocks/offers': { label: 'What we offer', description: 'The cards on the Careers page.' },
  'blocks/statistics': { label: 'Numbers', description: 'On the Careers page; they count up from zero.' },
  'blocks/hiring': { label: 'Hiring process', description: 'The steps on the Careers page.' },
  site: { label: 'The company', description: 'Everything that names the company, reaches it or places it.' },
  brand: { label: 'Colors and mark', description: 'Three colors; every other color follows from them.' },
  shell: { label: 'Header and footer', description: 'The words around every page.' },
  search: { label: 'Search', description: 'The words of quick find, and words that mean the same.' },
  moved: {
    label: 'Moved pages',
    description: 'Where visitors of an address that is gone are led. Deleting a page needs an entry here.',
  },
};

interface FolderCalled extends Called {
  /** How the list of entries is shown and sorted. */
  view: { primary: string; fields: string[]; sort: string[]; default: { sort: string; order: 'asc' | 'desc' } };
}

export const folderLabels: Record<keyof typeof folders, FolderCalled> = {
  articles: {
    label: 'Articles',
    description: 'The file name is the number in the address: 11.yaml becomes /blog/11. Take the next free number.',
    view: {
      primary: 'title',
      fields: ['title', 'published', 'publish'],
      sort: ['published', 'title'],
      default: { sort: 'published', order: 'desc' },
    },
  },
  jobs: {
    label: 'Open roles',
    description: 'The file name is the address: gardener.yaml becomes /jobs/gardener.',
    view: {
      primary: 'title',
      fields: ['title', 'order', 'publish'],
      sort: ['order', 'title'],
      default: { sort: 'order', order: 'asc' },
    },
  },
  services: {
    label: 'Services',
    description: 'The file name is the address: web-dev.yaml becomes /services/web-dev.',
    view: {
      primary: 'title',
      fields: ['title', 'order'],
      sort: ['order', 'title'],
      default: { sort: 'order', order: 'asc' },
    },
  },
};

/** Names of fields that do not speak for themselves. */
const fieldLabels: Record<string, string> = {
  alt: 'What it shows',
  faq: 'Questions',
  href: 'Leads to',
  publish: 'Goes online',
  published: 'Day shown',
  url: 'Web address',
};

/** The name of a field as people read it: shortDescription becomes "Short description". */
export const fieldLabel = (name: string) =>
  fieldLabels[name] ??
  name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (letter) => letter.toUpperCase());
