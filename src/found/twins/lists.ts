// The Markdown form of the pages that list something, and of the legal pages.
import { routes } from '@/config/routes';
import { getArticles, getDocument, getJobs, getServices } from '@/content/queries';
import { fill } from '@/lib/fill';
import { mailto } from '@/lib/mailto';
import * as md from './markdown';

const entry = (label: string, href: string, text: string) => `${md.link({ label, href })}: ${md.plain(text)}`;

export async function services(): Promise<string> {
  const words = await getDocument('servicesPage');
  const catalogue = await getServices();
  return md.page(
    md.title(words.heading),
    md.plain(words.lead),
    md.bullets(catalogue.map(({ id, title, shortDescription }) => entry(title, routes.service(id), shortDescription))),
    md.callToAction(words.callToAction),
  );
}

export async function careers(): Promise<string> {
  const words = await getDocument('careersPage');
  const { careersEmail } = await getDocument('site');
  const jobs = await getJobs();
  const { none } = words.roles;
  const roles =
    jobs.length > 0
      ? [md.bullets(jobs.map(({ id, cardTitle }) => entry(cardTitle, routes.job(id), words.roles.experience)))]
      : [md.plain(none.heading), md.plain(none.text), md.link({ label: careersEmail, href: mailto(careersEmail) })];
  const [offers, statistics, hiring] = await Promise.all([
    getDocument('offers'),
    getDocument('statistics'),
    getDocument('hiring'),
  ]);
  return md.page(
    md.title(words.hero.heading),
    md.plain(words.hero.label),
    md.plain(jobs.length > 0 ? words.hero.lead : none.lead),
    md.link(words.hero.link),
    md.heading(words.offers.heading),
    md.plain(words.offers.text),
    md.bullets(offers.items.map((offer) => md.named(offer.title, offer.description))),
    md.heading(words.roles.heading),
    ...roles,
    md.heading(words.statistics.label),
    md.bullets(statistics.items.map(({ label, value, suffix }) => md.named(label, `${value}${suffix}`))),
    md.heading(words.hiring.heading),
    md.numbered(hiring.items.map((step) => md.named(step.title, step.description))),
    md.callToAction(words.callToAction),
  );
}

export async function blog(): Promise<string> {
  const words = await getDocument('blogPage');
  const articles = await getArticles();
  return md.page(
    md.title(words.hero.heading),
    md.plain(words.hero.lead),
    md.link(words.hero.link),
    md.heading(words.articles.heading),
    md.bullets(articles.map(({ id, title, excerpt }) => entry(title, routes.article(id), excerpt))),
    md.callToAction(words.callToAction),
  );
}

export async function legal(path: string): Promise<string> {
  const words = await getDocument(path === routes.terms ? 'termsPage' : 'privacyPage');
  const { email } = await getDocument('site');
  return md.page(
    md.title(words.heading),
    md.plain(words.lead),
    md.plain(words.changed),
    ...words.sections.flatMap((section) => [md.heading(section.heading), section.text]),
    fill(words.contact, { email }),
  );
}
