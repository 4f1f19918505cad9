// Every text and number that the specification prescribes. A company deletes this folder.

/** A page, a selector, the content file of the texts, and the texts. */
type Row = readonly [page: string, selector: string, file: string, texts: readonly string[]];

/** The addresses of the fixed pages. */
export const fixedRoutes = [
  '/',
  '/about',
  '/services',
  '/contact',
  '/career',
  '/terms-conditions',
  '/privacy-policy',
  '/blog',
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

/** The roles in the order of the cards. The title on the card of the backend role differs from that of its page. */
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
const taglineFile = '../src/components/TaglineText/TaglineText.tsx';
const section = (id: string) => `section[aria-labelledby="${id}"]`;
const lastSection = 'main > section:last-of-type';

/** Exactly these texts. */
export const exactly: readonly Row[] = [
  ['/', 'h1', taglineFile, [tagline]],
  ['/', `${section('process')} li .numeral`, 'blocks/process.yaml', ['1', '2', '3', '4']],
  [
    '/',
    `${section('process')} li h3`,
    'blocks/process.yaml',
    ['Discovery & Planning', 'Design & Prototyping', 'Development & Testing', 'Launch & Support'],
  ],
  ['/about', 'h1', taglineFile, [tagline]],
  [
    '/about',
    `${section('values')} h3`,
    'blocks/values.yaml',
    ['Integrity', 'Innovation', 'Collaboration', 'Excellence'],
  ],
  ['/about', '[data-enter-at] h3', 'blocks/team.yaml', ['Leadership', 'Developers', 'Designers']],
  [
    '/about',
    `${section('achievements')} dt`,
    'blocks/achievements.yaml',
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
    'blocks/achievements.yaml',
    ['3+', '120+', '85+', '25+', '7+', '10+', '60%+', '4.9/5', '20+', '<24 hours'],
  ],
  ['/career', 'title', 'pages/careers.yaml', ['Career']],
  ['/career', 'h1', 'pages/careers.yaml', ['Join Our Team']],
  ['/career', 'section[aria-label] dl dd', 'blocks/statistics.yaml', ['150', '10', '5', '98%']],
  [
    '/career',
    `${section('hiring')} ol > li h3`,
    'blocks/hiring.yaml',
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
  ['/career', `${lastSection} h2`, 'pages/careers.yaml', ['Join Our Journey']],
  ['/contact', 'h1', 'pages/contact.yaml', ["Let's Build Something Extraordinary"]],
  ['/contact', 'form select option[value=""][disabled]', 'labels/form.yaml', ['Select a Service']],
  ['/blog', 'h1', 'pages/blog.yaml', ['Welcome to Our Blog']],
  ['/404', 'h1', 'pages/not-found.yaml', ['404 - Page Not Found']],
  ['/services/404', 'h1', 'pages/not-found.yaml', ['Service Not Found']],
  ['/jobs/404', 'h1', 'pages/not-found.yaml', ['Job not found']],
  ['/blog/404', 'h1', 'pages/not-found.yaml', ['Blog not found.']],
];

/** These texts in this order, with others before, between or after them. */
export const inOrder: readonly Row[] = [
  ['/about', 'main h2', 'pages/about.yaml', ['Our Story', 'Mission', 'Vision', 'Core Values']],
  [
    '/about',
    'main h3',
    'blocks/expectations.yaml',
    [
      'Bespoke Solutions',
      'Time & Cost Savings',
      'Expert Development Crew',
      'Continuous Support',
      'Captivating Designs',
      'Excellence in Delivery',
    ],
  ],
  ['/services', 'main article h2', 'services', titles],
  ['/contact', 'form label', 'labels/form.yaml', ['Name', 'Email', 'Service', 'Message']],
  ['/contact', 'form select option', 'services', titles],
  [
    '/career',
    'main h2',
    'pages/careers.yaml',
    ['What We Offer', 'What We Are Looking For', 'Step Into Your Next Role: Our Hiring Process'],
  ],
  [
    '/career',
    `${section('offers')} li h3`,
    'blocks/offers.yaml',
    ['Career Growth', 'Personal Development', 'Latest Technologies', 'Leadership Opportunities'],
  ],
  ['/career', 'main li h3', 'jobs', jobs.map(({ card }) => card)],
  ['/blog', 'main h2', 'pages/blog.yaml', ['TechPulse Insights']],
  [
    '/terms-conditions',
    'main h2',
    'legal/terms-conditions.yaml',
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
    'main h2',
    'legal/privacy-policy.yaml',
    ['Information We Collect', 'How We Use Your Information', 'Data Security', 'Your Rights', 'Changes to This Policy'],
  ],
  ['/services/404', 'main p', 'pages/not-found.yaml', ["Sorry, we couldn't find the service you're looking for."]],
  ['/about', '[data-when=failed]', 'labels/pages.yaml', Array(3).fill('Team image unavailable')],
  ...services.flatMap(({ id, title }): Row[] => [
    [`/services/${id}`, 'h1', `services/${id}.yaml`, [title]],
    [`/services/${id}`, 'main h2', 'pages/service.yaml', ['Overview', 'Key Features', 'Benefits', 'Our Process']],
    [`/services/${id}`, '[data-when=failed]', 'labels/pages.yaml', [`Image unavailable for ${title}`]],
  ]),
  ...jobs.flatMap(({ slug, title }): Row[] => [
    [`/jobs/${slug}`, 'h1', `jobs/${slug}.yaml`, [title]],
    [`/jobs/${slug}`, 'main h2', 'pages/job.yaml', ['Job Description', 'Responsibilities', 'Requirements']],
  ]),
];

/** One text matches. */
export const matching: readonly (readonly [page: string, selector: string, file: string, pattern: RegExp])[] = [
  ['/', 'details', 'blocks/faq.yaml', /basic website[^.]*2-4 weeks/],
  ['/', 'details', 'blocks/faq.yaml', /Larger platforms[^.]*2-3 months or more/],
  ['/', 'details', 'blocks/faq.yaml', /24\/7/],
  ['/', 'body > footer', 'site.yaml', /© 2022/],
  ['/', '[data-office]', 'site.yaml', /^Singapore.*Singapore/],
  ['/', '[data-office]', 'site.yaml', /^Pune.*India/],
  ['/', '[data-office]', 'site.yaml', /^Morrisville.*USA/],
  ['/about', 'dl > div', 'blocks/achievements.yaml', /^Countries.*India, US, UK, UAE, Canada, Australia, Singapore/],
  ['/career', 'main dl', 'blocks/statistics.yaml', /projects.*countries.*years.*satisfaction/],
  ['/career', 'main li p', 'pages/careers.yaml', /^0-3 Years Experience$/],
  ['/blog', 'main article a', 'pages/blog.yaml', /^Read More/],
  ...articles.map(({ id, topic }) => [`/blog/${id}`, 'h1', 'articles', topic] as const),
  ...jobs.map(({ slug, experience }) => {
    const requirements = `${section('requirements')} li`;
    return [`/jobs/${slug}`, requirements, `jobs/${slug}.yaml`, new RegExp(RegExp.escape(experience))] as const;
  }),
];

/** A link in the main part of a page: its content file, its name and its address. */
export const links: readonly (readonly [page: string, file: string, name: string, href: string])[] = [
  ['/', 'pages/home.yaml', 'Get in Touch', '/contact'],
  ['/', 'pages/home.yaml', 'Start Your Project', '/contact'],
  ['/', 'pages/home.yaml', 'Explore Services', '/services'],
  ['/', 'pages/home.yaml', 'See All Services', '/services'],
  ['/', 'pages/home.yaml', 'Discover Our Story', '/about'],
  ['/about', 'pages/about.yaml', 'Contact Us', '/contact'],
  ['/services', 'pages/services.yaml', 'Get in Touch', '/contact'],
  ['/contact', 'pages/contact.yaml', 'Discover Our Services', '/services'],
  ['/career', 'pages/careers.yaml', "Let's Talk", '/contact'],
  ['/career', 'pages/careers.yaml', 'Contact Us', '/contact'],
  ['/blog', 'pages/blog.yaml', 'Get in Touch', '/contact'],
  ['/404', 'pages/not-found.yaml', 'Back to Home', '/'],
  ['/404', 'pages/not-found.yaml', 'Explore Our Services', '/services'],
  ['/services/404', 'pages/not-found.yaml', 'Back to Services', '/services'],
  ...services.flatMap(({ id, title }) => [
    ['/services', 'pages/services.yaml', `Learn More: ${title}`, `/services/${id}`] as const,
    [`/services/${id}`, 'pages/service.yaml', 'Get Started', '/contact'] as const,
    [`/services/${id}`, 'pages/service.yaml', 'Contact Us', '/contact'] as const,
    [`/services/${id}`, 'pages/service.yaml', 'Go Back', '/services'] as const,
  ]),
  ...jobs.map(({ slug, card }) => ['/career', 'pages/careers.yaml', `Learn More: ${card}`, `/jobs/${slug}`] as const),
  ...articles.map(({ id }) => [`/blog/${id}`, 'pages/article.yaml', 'Back to Blog', '/blog'] as const),
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

/** Messages of the form and the slider: the labels file, the field and its text. */
export const messages: readonly (readonly [file: string, field: string, text: string])[] = [
  ['form.yaml', 'errors.name.missing', 'Name is required'],
  ['form.yaml', 'errors.email.missing', 'Email is required'],
  ['form.yaml', 'errors.email.malformed', 'Invalid email format'],
  ['form.yaml', 'errors.message.missing', 'Message is required'],
  ['form.yaml', 'errors.service.missing', 'Please select a service'],
  ['form.yaml', 'sending', 'Sending...'],
  ['form.yaml', 'sent', 'Message sent successfully!'],
  ['form.yaml', 'failed', 'Failed to send message. Please try again.'],
  ['controls.yaml', 'empty', 'No slides available'],
];
