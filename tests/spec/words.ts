// Every text and number that the specification prescribes. A company deletes this folder.

/**
 * A page, a selector inside its main part, the file of the texts, and the texts. `git grep` finds the strings.ts that has a text:
 * it stands beside the part that shows it.
 */
type Row = readonly [page: string, selector: string, file: string, texts: readonly string[]];

/** The addresses of the fixed pages. Besides the specified ones, /projects. */
export const fixedRoutes = [
  '/',
  '/about',
  '/services',
  '/projects',
  '/contact',
  '/career',
  '/terms-conditions',
  '/privacy-policy',
  '/blog',
];

/** What the specification leaves to the company. */
export const careersEmail = 'careers@trelliswork.example';
export const contactLinks = [
  ['hello@trelliswork.example', 'mailto:hello@trelliswork.example'],
  ['+1 919 555 0142', 'tel:+19195550142'],
  ['LinkedIn (opens in a new tab)', 'https://www.linkedin.com/company/trelliswork-example'],
  ['Instagram (opens in a new tab)', 'https://www.instagram.com/trelliswork.example'],
];

/** The services in the order of the catalogue. */
export const services = [
  { id: 'web-dev', title: 'Web Development' },
  { id: 'mobile-app-dev', title: 'Mobile App Development' },
  { id: 'automated-testing', title: 'Automated Testing' },
  { id: 'iot-services', title: 'IoT Services' },
  { id: 'banking-finance', title: 'Banking & Finance Solutions' },
  { id: 'insurtech', title: 'Insurance Technology (InsurTech)' },
  { id: 'ecommerce-dev', title: 'E-commerce Development' },
  { id: 'edtech', title: 'EdTech & E-Learning Solutions' },
  { id: 'ai-ml', title: 'AI & Machine Learning' },
  { id: 'cloud-solutions', title: 'Cloud Solutions' },
  { id: 'custom-software', title: 'Custom Software Development' },
  { id: 'devops-cicd', title: 'DevOps & CI/CD Services' },
  { id: 'ui-ux-design', title: 'UI/UX Design' },
  { id: 'it-consulting', title: 'IT Consulting' },
];
const titles = services.map(({ title }) => title);

/** Which project leads on the page of each service, if it has one. */
export const leadingProjects = {
  'web-dev': 'kopi-and-co',
  'mobile-app-dev': 'harrow-freight',
  'automated-testing': 'fernway-health',
  'iot-services': 'tallis-water',
  'banking-finance': 'lumen-ledger',
  insurtech: 'northfold-insurance',
  'ecommerce-dev': 'kopi-and-co',
  edtech: 'brightacre-learning',
  'ai-ml': 'calder-trade',
  'cloud-solutions': 'brightacre-learning',
  'custom-software': 'lumen-ledger',
  'devops-cicd': 'fernway-health',
  'ui-ux-design': 'northfold-insurance',
  'it-consulting': 'ostrom-home',
};

/** The jobs in the order of the cards. The title on the card of the backend job differs from that of its page. */
export const jobs = [
  { slug: 'full-stack-developer', card: 'Full Stack Developer', experience: '0-3 years' },
  { slug: 'angular-developer', card: 'Angular Developer', experience: '1+ year' },
  { slug: 'asp-net-developer', card: 'ASP .NET Developer', experience: '0-3 years' },
  { slug: 'backend-developer', card: 'Backend Engineer', title: 'Backend Developer (Java)', experience: '0-3 years' },
  { slug: 'react-developer', card: 'React Developer', experience: '1+ year' },
  { slug: 'project-coordinator', card: 'Project Coordinator (Fresher)', experience: 'Fresher or up to 1 year' },
  { slug: 'react-native-developer', card: 'React Native Mobile App Developer', experience: '1+ year' },
].map((job) => ({ ...job, title: job.title ?? job.card }));

/** The articles by number. The specification names their topics, not their titles. */
export const articles = [
  { id: '1', topic: /\bAI\b/ },
  { id: '2', topic: /React hooks/i },
  { id: '3', topic: /Spring Boot/ },
  { id: '4', topic: /Tailwind CSS/ },
  { id: '5', topic: /DevOps/ },
  { id: '6', topic: /Node\.js/ },
  { id: '7', topic: /OAuth2.*JWT/ },
  { id: '9', topic: /UX.*UI/ },
  { id: '10', topic: /Kubernetes/ },
];

const tagline = 'We Build. You Grow.';
const section = (id: string) => `section[aria-labelledby="${id}"]`;
const lastSection = ':scope > section:last-of-type';

/** Exactly these texts. */
export const exactly: readonly Row[] = [
  ['/', 'h1', 'content/site.yaml', [tagline]],
  ['/', `${section('process')} li .numeral`, 'content/pages/home.yaml', ['1', '2', '3', '4']],
  [
    '/',
    `${section('process')} li h3`,
    'content/pages/home.yaml',
    ['Discovery & Planning', 'Design & Prototyping', 'Development & Testing', 'Launch & Support'],
  ],
  ['/about', 'h1', 'content/site.yaml', [tagline]],
  [
    '/about',
    `${section('values')} h3`,
    'content/pages/about.yaml',
    ['Integrity', 'Innovation', 'Collaboration', 'Excellence'],
  ],
  ['/about', '[data-enter-at] h3', 'content/pages/about.yaml', ['Leadership', 'Developers', 'Designers']],
  [
    '/about',
    `${section('achievements')} dt`,
    'content/pages/about.yaml',
    [
      'Years in Business',
      'Projects Delivered',
      'Clients Worldwide',
      'Team Strength',
      'Countries Served',
      'Industries Served',
      'Repeat Clients',
      'Avg. Project Rating',
      'Tech Stack Expertise',
      'Response Time',
    ],
  ],
  [
    '/about',
    `${section('achievements')} dt + dd`,
    'content/pages/about.yaml',
    ['3+', '120+', '85+', '25+', '7+', '10+', '60%+', '4.9/5', '20+', '<24 hours'],
  ],
  ['/career', 'h1', 'content/pages/careers.yaml', ['Join Our Team']],
  ['/career', 'section[aria-label] dl dd', 'content/pages/careers.yaml', ['150', '10', '5', '98%']],
  [
    '/career',
    `${section('hiring')} ol > li h3`,
    'content/pages/careers.yaml',
    [
      'Apply',
      'Screening',
      'Technical Test',
      'HR Interview',
      'Technical Interview',
      'Offer',
      'Document Verification',
      'Onboarding',
    ],
  ],
  ['/career', `${lastSection} h2`, 'content/pages/careers.yaml', ['Join Our Journey']],
  ['/contact', 'h1', 'content/pages/contact.yaml', ["Let's Build Something Extraordinary"]],
  ['/contact', 'form select option[value=""][disabled]', 'a strings.ts in src', ['Select a Service']],
  ['/blog', 'h1', 'content/pages/blog.yaml', ['Welcome to Our Blog']],
  ['/404', 'h1', 'a strings.ts in src', ['404 - Page Not Found']],
  ['/services/404', 'h1', 'a strings.ts in src', ['Service Not Found']],
  ['/jobs/404', 'h1', 'a strings.ts in src', ['Job not found']],
  ['/blog/404', 'h1', 'a strings.ts in src', ['Blog not found.']],
];

/** These texts in this order, with others before, between or after them. */
export const inOrder: readonly Row[] = [
  ['/about', 'h2', 'content/pages/about.yaml', ['Our Story', 'Mission', 'Vision', 'Core Values']],
  [
    '/about',
    'h3',
    'content/pages/about.yaml',
    [
      'Bespoke Solutions',
      'Time & Cost Savings',
      'Expert Development Crew',
      'Continuous Support',
      'Captivating Designs',
      'Excellence in Delivery',
    ],
  ],
  ['/services', 'article h2', 'content/services', titles],
  ['/contact', 'form label', 'a strings.ts in src', ['Name', 'Email', 'Service', 'Message']],
  ['/contact', 'form select option', 'content/services', titles],
  [
    '/career',
    'h2',
    'content/pages/careers.yaml',
    ['What We Offer', 'What We Are Looking For', 'Step Into Your Next Role: Our Hiring Process'],
  ],
  [
    '/career',
    `${section('offers')} li h3`,
    'content/pages/careers.yaml',
    ['Career Growth', 'Personal Development', 'Latest Technologies', 'Leadership Opportunities'],
  ],
  ['/career', 'li h3', 'jobs', jobs.map(({ card }) => card)],
  ['/blog', 'h2', 'content/pages/blog.yaml', ['TechPulse Insights']],
  [
    '/terms-conditions',
    'h2',
    'content/legal/terms-conditions.yaml',
    [
      'Use of Services',
      'Intellectual Property',
      'Payment Terms',
      'Limitation of Liability',
      'Termination',
      'Changes to Terms',
    ],
  ],
  [
    '/privacy-policy',
    'h2',
    'content/legal/privacy-policy.yaml',
    ['Information We Collect', 'How We Use Your Information', 'Data Security', 'Your Rights', 'Changes to This Policy'],
  ],
  ['/services/404', 'p', 'a strings.ts in src', ["Sorry, we couldn't find the service you're looking for."]],
  ['/about', '[data-when=failed]', 'a strings.ts in src', Array(3).fill('Team image unavailable')],
  ...services.flatMap(({ id, title }): Row[] => [
    [`/services/${id}`, 'h1', `services/${id}.yaml`, [title]],
    [`/services/${id}`, 'h2', 'a strings.ts in src', ['Overview', 'Key Features', 'Benefits', 'Our Process']],
    [`/services/${id}`, '[data-when=failed]', 'a strings.ts in src', [`Image unavailable for ${title}`]],
  ]),
  ...jobs.flatMap(({ slug, title }): Row[] => [
    [`/jobs/${slug}`, 'h1', `jobs/${slug}.yaml`, [title]],
    [`/jobs/${slug}`, 'h2', 'a strings.ts in src', ['Job Description', 'Responsibilities', 'Requirements']],
  ]),
];

/** One text matches. */
export const matching: readonly (readonly [page: string, selector: string, file: string, pattern: RegExp])[] = [
  ['/', 'details', 'content/pages/home.yaml', /basic website[^.]*2-4 weeks/],
  ['/', 'details', 'content/pages/home.yaml', /Larger platforms[^.]*2-3 months or more/],
  ['/', 'details', 'content/pages/home.yaml', /24\/7/],
  ['/', '[data-office]', 'content/offices', /^Singapore.*Singapore/],
  ['/', '[data-office]', 'content/offices', /^Pune.*India/],
  ['/', '[data-office]', 'content/offices', /^Morrisville.*USA/],
  ['/about', 'dl > div', 'content/pages/about.yaml', /^Countries.*India, US, UK, UAE, Canada, Australia, Singapore/],
  ['/career', 'dl', 'content/pages/careers.yaml', /projects.*countries.*years.*satisfaction/],
  ['/career', 'li p', 'content/pages/careers.yaml', /^0-3 Years Experience$/],
  ['/blog', 'article a', 'content/pages/blog.yaml', /^Read More/],
  ...articles.map(({ id, topic }) => [`/blog/${id}`, 'h1', 'articles', topic] as const),
  ...jobs.map(({ slug, experience }) => {
    const requirements = `${section('requirements')} li`;
    return [`/jobs/${slug}`, requirements, `jobs/${slug}.yaml`, new RegExp(RegExp.escape(experience))] as const;
  }),
];

/** A link in the main part of a page: its content file, its name and its address. */
export const links: readonly (readonly [page: string, file: string, name: string, href: string])[] = [
  ['/', 'content/pages/home.yaml', 'Get in Touch', '/contact'],
  ['/', 'content/pages/home.yaml', 'Start Your Project', '/contact'],
  ['/', 'content/pages/home.yaml', 'Explore Services', '/services'],
  ['/', 'content/pages/home.yaml', 'See All Services', '/services'],
  ['/', 'content/pages/home.yaml', 'Discover Our Story', '/about'],
  ['/about', 'content/pages/about.yaml', 'Contact Us', '/contact'],
  ['/services', 'content/pages/services.yaml', 'Get in Touch', '/contact'],
  ['/contact', 'content/pages/contact.yaml', 'Discover Our Services', '/services'],
  ['/career', 'content/pages/careers.yaml', "Let's Talk", '/contact'],
  ['/career', 'content/pages/careers.yaml', 'Contact Us', '/contact'],
  ['/blog', 'content/pages/blog.yaml', 'Get in Touch', '/contact'],
  ['/404', 'a strings.ts in src', 'Back to Home', '/'],
  ['/404', 'a strings.ts in src', 'Explore Our Services', '/services'],
  ['/services/404', 'a strings.ts in src', 'Back to Services', '/services'],
  ...services.flatMap(({ id, title }) => [
    ['/services', 'content/pages/services.yaml', `Learn More: ${title}`, `/services/${id}`] as const,
    [`/services/${id}`, 'a strings.ts in src', 'Get Started', '/contact'] as const,
    [`/services/${id}`, 'content/pages/services.yaml', 'Contact Us', '/contact'] as const,
    [`/services/${id}`, 'a strings.ts in src', 'Go Back', '/services'] as const,
  ]),
  ...jobs.map(
    ({ slug, card }) => ['/career', 'content/pages/careers.yaml', `Learn More: ${card}`, `/jobs/${slug}`] as const,
  ),
  ...articles.map(({ id }) => [`/blog/${id}`, 'a strings.ts in src', 'Back to Blog', '/blog'] as const),
];

/** The links of the header and the menu. */
export const navigation = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Services', '/services'],
  ['Careers', '/career'],
  ['Blog', '/blog'],
  ['Contact', '/contact'],
];
export const headerButton = ['Get Started', '/contact'] as const;

/** Messages of the form and the slider: whose they are, the field and its text. */
export const messages: readonly (readonly [area: 'form' | 'field' | 'slider', field: string, text: string])[] = [
  ['field', 'name.errors.missing', 'Name is required'],
  ['field', 'email.errors.missing', 'Email is required'],
  ['field', 'email.errors.malformed', 'Invalid email format'],
  ['field', 'message.errors.missing', 'Message is required'],
  ['field', 'service.errors.missing', 'Please select a service'],
  ['form', 'sending', 'Sending...'],
  ['form', 'sent', 'Message sent successfully!'],
  ['form', 'failed', 'Failed to send message. Please try again.'],
  ['slider', 'empty', 'No slides available'],
];
