// The Markdown form of a service, a job and an article.
import { routes } from '@/config/routes';
import { type Article, getDocument, getJobs, type Job, type Service } from '@/content/queries';
import { fill } from '@/lib/fill';
import { mailto } from '@/lib/mailto';
import { longDate } from '@/lib/text';
import * as md from './markdown';

export async function service(entry: Service): Promise<string> {
  const words = await getDocument('servicePage');
  return md.page(
    md.title(entry.title),
    md.plain(entry.lead),
    md.link(words.getStarted),
    md.heading(words.overview),
    entry.overview,
    md.heading(words.features),
    md.bullets(entry.features.map(({ title, text }) => md.named(title, text))),
    md.heading(words.benefits),
    md.bullets(entry.benefits.map(md.plain)),
    md.heading(words.process),
    md.numbered(entry.process.map(({ title, text }) => md.named(title, text))),
    md.callToAction(words.callToAction),
  );
}

export async function job(entry: Job): Promise<string> {
  const words = await getDocument('jobPage');
  const others = (await getJobs()).filter(({ id }) => id !== entry.id);
  const { careersEmail, language } = await getDocument('site');
  const facts = [
    md.named(words.facts.experience, entry.experience),
    md.named(words.facts.employment, entry.employment),
    ...(entry.office ? [md.named(words.facts.office, entry.office.city)] : []),
    ...(entry.posted ? [md.named(words.facts.posted, longDate(entry.posted, language))] : []),
  ];
  return md.page(
    md.title(entry.title),
    md.plain(entry.description),
    md.bullets(facts),
    md.heading(words.jobDescription),
    entry.jobDescription,
    md.heading(words.responsibilities),
    md.bullets(entry.responsibilities.map(md.plain)),
    md.heading(words.requirements),
    md.bullets(entry.requirements.map(md.plain)),
    md.link({ label: words.apply.label, href: mailto(careersEmail, words.apply.subject + entry.title) }),
    md.plain(words.apply.note),
    md.heading(words.others),
    md.bullets(others.map(({ id, cardTitle }) => md.link({ label: cardTitle, href: routes.job(id) }))),
  );
}

export async function article(entry: Article): Promise<string> {
  const words = await getDocument('articlePage');
  const { language } = await getDocument('site');
  return md.page(
    md.title(entry.title),
    md.plain(entry.subtitle),
    entry.published && md.plain(fill(words.published, { date: longDate(entry.published, language) })),
    ...entry.blocks.flatMap((block) =>
      block.type === 'text'
        ? [md.quote(block.text)]
        : [block.heading && md.heading(block.heading), block.description.trim()],
    ),
    md.link(words.back),
  );
}
