// What editors read in the CMS, in the order of its menu. Labels of controls and third parties are not for them.
import type { Documents, FolderName } from '../schemas/contract.ts';

type EditedDocument = Exclude<keyof Documents, `labels/${string}` | 'third-parties'>;

interface Called {
  label: string;
  description: string;
}

export const documentLabels: Record<EditedDocument, Called> = {
  'pages/home': { label: 'Home', description: 'The home page. Its lists stand under Lists.' },
  'pages/about': { label: 'About', description: 'The About page. Its lists stand under Lists.' },
  'pages/services': { label: 'Services', description: 'The page that lists the services.' },
  'pages/service': { label: 'Every service', description: 'The words that every page of a service shares.' },
  'pages/contact': { label: 'Contact', description: 'The Contact page with its form.' },
  'pages/careers': { label: 'Careers', description: 'The Careers page. Its lists stand under Lists.' },
  'pages/job': { label: 'Every role', description: 'The words that every page of a role shares.' },
  'pages/blog': { label: 'Blog', description: 'The page that lists the articles.' },
  'pages/article': { label: 'Every article', description: 'The words that every article shares.' },
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
  brand: { label: 'Colors and logo', description: 'Three colors; every other color follows from them.' },
  shell: { label: 'Header and footer', description: 'The words around every page.' },
  people: { label: 'People', description: 'Authors of articles, and those who lead the team.' },
  search: { label: 'Search', description: 'What visitors look for, and words that mean the same.' },
  moved: { label: 'Moved pages', description: 'Where visitors of a page that moved or was deleted are led.' },
};

/** How the list of a folder's files is shown and sorted. */
const view = (primary: string, fields: string[], sort: string, order: 'asc' | 'desc') => ({
  primary,
  fields,
  sort: [sort, primary],
  default: { sort, order },
});

export const folderLabels: Record<FolderName, Called & { view: ReturnType<typeof view> }> = {
  articles: {
    label: 'Articles',
    description: 'The number of an article is its address: 11 becomes /blog/11.',
    view: view('title', ['id', 'title', 'publish'], 'id', 'desc'),
  },
  jobs: {
    label: 'Open roles',
    description: 'The first title of a role becomes its address: Gardener is /jobs/gardener.',
    view: view('title', ['title', 'order', 'publish'], 'order', 'asc'),
  },
  services: {
    label: 'Services',
    description: 'The first title of a service becomes its address: Soil Survey is /services/soil-survey.',
    view: view('title', ['title', 'order'], 'order', 'asc'),
  },
  projects: {
    label: 'Projects',
    description: 'Shown on the pages of their services.',
    view: view('title', ['title', 'client', 'order'], 'order', 'asc'),
  },
  legal: {
    label: 'Legal pages',
    description:
      'The first heading of a page becomes its address: Imprint is /imprint. The footer links to all of them.',
    view: view('heading', ['heading', 'order', 'updated'], 'order', 'asc'),
  },
};

/** Names of fields whose descriptions do not name them. */
const fieldLabels: Record<string, string> = {
  blocks: 'Text',
  excerpt: 'Excerpt',
  file: 'File',
  href: 'Leads to',
  image: 'Picture',
  publish: 'Goes online',
};

const capitalized = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());

/** A name as people read it: shortDescription becomes "Short description", full-stack "Full stack". */
const spoken = (name: string) =>
  capitalized(name.replace(/-/g, ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

/** A beginning that does not name a field: it says how much belongs there, or is too long. */
const namesNothing = /^(?:One|Two|At) |^A few |[:{]|.{45}/;

/** The label and the hint of a field: "The title; also that of the browser tab." is Title, and "Also that of the browser tab." */
export function textsOf(name: string, description = ''): { label: string; description?: string } {
  // In the CMS days are chosen, not written, and the order of a list is seen.
  const text = description.replace(/ Written as a day: .*|, in (?:the )?order(?: shown)?/, '');
  const [, first = text, rest = ''] = /^(.*?)(?:; |\. |\.$)(.*)$/s.exec(text) ?? [];
  const isNamed = !(name in fieldLabels) && !namesNothing.test(first);
  const label = isNamed ? capitalized(first.replace(/^(?:The|An?) /, '')) : (fieldLabels[name] ?? spoken(name));
  const hint = isNamed ? capitalized(rest) : text;
  return { label, ...(hint && { description: hint }) };
}

/** Drawings whose names are short forms. */
const drawingLabels: Record<string, string> = {
  'web-dev': 'Web development',
  'mobile-app-dev': 'Mobile apps',
  'iot-services': 'Connected devices',
  'banking-finance': 'Banking and finance',
  insurtech: 'Insurance',
  'ecommerce-dev': 'E-commerce',
  edtech: 'Education',
  'ai-ml': 'AI and machine learning',
  'devops-cicd': 'DevOps',
  'ui-ux-design': 'UI and UX design',
  'it-consulting': 'IT consulting',
  'asp-net': 'ASP.NET',
};

/** A drawing as people choose it. */
export const drawingLabel = (name: string) => drawingLabels[name] ?? spoken(name);
