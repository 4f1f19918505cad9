// What the specification fixes, in its words. A company that takes the site over deletes this folder.
import type { Document, Element } from 'happy-dom';
import { expect } from 'vitest';
import { hrefs } from '../support/parts.ts';

/** Every named one is there, in this order; others may stand before, between and behind them. */
export function expectInOrder(actual: readonly string[], named: readonly string[]): void {
  expect(actual.filter((text) => named.includes(text))).toEqual(named);
}

/** There is a link of this name, and every link of this name leads there. */
export function expectLink(root: Document | Element, name: string, href: string): void {
  expect([...new Set(hrefs(root, name))], name).toEqual([href]);
}

/** The addresses of which there is one each. */
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

/** The services in the order of the catalogue; the titles are the options of the contact form too. */
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

/** The roles in the order of the cards. The card of the backend role says another title than its page. */
export const jobs = [
  { slug: 'full-stack-developer', card: 'Full Stack Developer', experience: '0-3 years' },
  { slug: 'angular-developer', card: 'Angular Developer', experience: '1+ year' },
  { slug: 'asp-net-developer', card: 'ASP .NET Developer', experience: '0-3 years' },
  {
    slug: 'backend-developer',
    card: 'Backend Engineer',
    title: 'Backend Developer (Java)',
    experience: '0-3 years',
  },
  { slug: 'react-developer', card: 'React Developer', experience: '1+ year' },
  {
    slug: 'project-coordinator',
    card: 'Project Coordinator (Fresher)',
    experience: 'Fresher or up to 1 year',
  },
  { slug: 'react-native-developer', card: 'React Native Mobile App Developer', experience: '1+ year' },
].map((job) => ({ ...job, title: job.title ?? job.card }));

/** The articles by number. Their topics are named, not their titles. */
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
