/** Searches that the dialog suggests, if they find something. */
export const commonSearches = ['React', 'testing', 'cloud', 'cost', 'insurance'];

/** Every project is found by these words, every job by the next ones, and a job that names its pay by the last ones. */
export const projectWords = 'case study, reference, client, customer, portfolio, example';
export const jobWords = 'job, role';
export const payWords = 'salary, pay, wage, compensation';

/** A page with one of the phrases of a line in its title is found by all of them. Plurals need no phrase of their own. */
export const synonyms = [
  'Kubernetes, k8s',
  'testing, QA, quality assurance',
  'e-commerce, shop, online store, webshop',
  'web, website, site',
  'mobile app development, iPhone, iOS, Android',
  'machine learning, ML, LLM, chatbot, data science',
  'cloud, AWS, Azure, GCP, hosting',
  'banking, bank, fintech, payments',
  'custom software, bespoke, tailor-made',
  'DevOps, pipeline, deployment',
  'e-learning, LMS, training, school',
  'IoT, internet of things, connected devices, hardware',
  'developer, engineer, programmer',
  'full stack, fullstack',
  'Node.js, REST',
  'cost, price, pricing, how much, how much does it cost, budget',
  'careers, jobs, vacancies, open roles, hiring, internship, apply, application, HR, human resources',
  'careers, office, remote, location',
  'contact, phone number, email, address, call, office, remote, location',
  'support, maintenance',
  'data safe, security, secure',
  'privacy, GDPR, cookies, data protection',
];
