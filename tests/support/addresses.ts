// What the specification lists, written down again so that the build is measured against it and not against itself.

export const serviceIds = [
  'web-dev',
  'mobile-app-dev',
  'automated-testing',
  'iot-services',
  'banking-finance',
  'insurtech',
  'ecommerce-dev',
  'edtech',
  'ai-ml',
  'cloud-solutions',
  'custom-software',
  'devops-cicd',
  'ui-ux-design',
  'it-consulting',
];

export const serviceTitles = [
  'Web Development',
  'Mobile App Development',
  'Automated Testing',
  'IoT Services',
  'Banking & Finance Solutions',
  'Insurance Technology (InsurTech)',
  'E-commerce Development',
  'EdTech & E-Learning Solutions',
  'AI & Machine Learning',
  'Cloud Solutions',
  'Custom Software Development',
  'DevOps & CI/CD Services',
  'UI/UX Design',
  'IT Consulting',
];

/** Card title, job title and experience by slug, in the order of the cards. */
export const jobs = [
  {
    slug: 'full-stack-developer',
    card: 'Full Stack Developer',
    title: 'Full Stack Developer',
    experience: '0-3 years',
  },
  { slug: 'angular-developer', card: 'Angular Developer', title: 'Angular Developer', experience: '1+ year' },
  { slug: 'asp-net-developer', card: 'ASP .NET Developer', title: 'ASP .NET Developer', experience: '0-3 years' },
  { slug: 'backend-developer', card: 'Backend Engineer', title: 'Backend Developer (Java)', experience: '0-3 years' },
  { slug: 'react-developer', card: 'React Developer', title: 'React Developer', experience: '1+ year' },
  {
    slug: 'project-coordinator',
    card: 'Project Coordinator (Fresher)',
    title: 'Project Coordinator (Fresher)',
    experience: 'Fresher or up to 1 year',
  },
  {
    slug: 'react-native-developer',
    card: 'React Native Mobile App Developer',
    title: 'React Native Mobile App Developer',
    experience: '1+ year',
  },
];

export const articleIds = ['1', '2', '3', '4', '5', '6', '7', '9', '10'];

export const pages = [
  '/',
  '/about',
  '/services',
  ...serviceIds.map((id) => `/services/${id}`),
  '/contact',
  '/career',
  '/terms-conditions',
  '/privacy-policy',
  ...jobs.map(({ slug }) => `/jobs/${slug}`),
  '/blog',
  ...articleIds.map((id) => `/blog/${id}`),
];

/** One page of each kind. */
export const kinds = [
  '/',
  '/about',
  '/services',
  '/services/web-dev',
  '/contact',
  '/career',
  '/jobs/react-developer',
  '/blog',
  '/blog/2',
  '/privacy-policy',
];

/** One address for each not-found page. */
export const lostPages = ['/nowhere', '/services/nowhere', '/jobs/nowhere', '/blog/nowhere'];
