// When things go online, and when they are over.
import type { z } from 'astro/zod';
import { leadsToBlog } from '../config/routes.ts';
import { interpolate, interpolateAll } from '../lib/placeholders.ts';
import { isoDay, longDate } from '../lib/text.ts';
import type { Entry } from './read.ts';
import { type Documents, documents, type FolderName, folders } from './schemas/contract.ts';

/** Today, as 2026-03-12: the day that BUILD_DAY names, or that of the clocks in a time zone. */
export function today(timeZone = 'UTC'): string {
  const { BUILD_DAY } = process.env;
  if (BUILD_DAY && !/^\d{4}-\d\d-\d\d$/.test(BUILD_DAY))
    throw new Error(`BUILD_DAY should be a day such as 2026-03-12, but is "${BUILD_DAY}".`);
  return BUILD_DAY || new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
}

/** The latest day that the clocks of a company show: nobody is told that their today is tomorrow. */
export function latestToday(company: { timeZone: string; offices: readonly { timeZone: string }[] }): string {
  const days = [company, ...company.offices].map(({ timeZone }) => today(timeZone));
  return days.toSorted().at(-1) ?? today();
}

/** Whether something is online on a day: at once, from a day on, or never while it is a draft. */
export const isOut = (publish: string | undefined, day: string) =>
  publish === undefined || (publish !== 'draft' && publish <= day);

/** Whether an article is online on a day, or shown as a draft. */
export const hasArticle = (entries: readonly Entry[], { day, drafts = false }: { day: string; drafts?: boolean }) =>
  entries.some(({ folder, data }) => folder === 'articles' && (drafts || isOut(data.publish, day)));

const hourMs = 3_600_000;

/** The moment at which a calendar day is over in a time zone. Zones change their clocks at quarters of an hour. */
export function endOfDay(day: Date, timeZone: string): Date {
  const days = new Intl.DateTimeFormat('en-CA', { timeZone });
  // Nowhere does the next day begin earlier than fourteen hours before UTC.
  let end = day.getTime() + 10 * hourMs;
  while (days.format(end) <= isoDay(day)) end += hourMs / 4;
  return new Date(end);
}

interface Role {
  office?: string | undefined;
  closes?: Date | undefined;
}

/** A role with its office, when it ends, and whether that is over. Its last day is that of its office, or of the first one. */
export function withOffice<Job extends Role, Office extends { id: string; timeZone: string }>(
  job: Job,
  offices: readonly Office[],
) {
  const office = offices.find(({ id }) => id === job.office);
  const timeZone = (office ?? offices[0])?.timeZone ?? 'UTC';
  return {
    ...job,
    office,
    ends: job.closes && endOfDay(job.closes, timeZone),
    isClosed: job.closes !== undefined && isoDay(job.closes) < today(timeZone),
  };
}

/** The placeholders that every text may have; others belong to one field, whose description names them. */
export const placeholderNames = ['name', 'services', 'roles', 'articles'] as const;

interface Publishable {
  title: string;
  cardTitle?: string;
  publish?: string | undefined;
}

export type Content = ReturnType<typeof publishedContent>;

/**
 * The content of a day, as pages use it: typed, with its placeholders filled, articles by their number. With `drafts` also
 * what is not yet online; its titles then say so.
 */
export function publishedContent(entries: readonly Entry[], drafts: boolean) {
  const single = documents.parse(
    Object.fromEntries(entries.flatMap(({ id, folder, data }) => (folder ? [] : [[id, data]]))),
  );
  const { name, offices, language, timeZone } = single.site;
  const { unpublished } = single['labels/pages'];
  const day = today(timeZone);

  function publishedEntries<Data extends Publishable>(folder: FolderName, schema: z.ZodType<Data>) {
    return entries.flatMap((entry): { id: string; data: Data }[] => {
      if (entry.folder !== folder) return [];
      const id = folder === 'articles' ? String(entry.data.id) : entry.id.slice(folder.length + 1);
      const data = schema.parse(entry.data);
      const { publish, title, cardTitle } = data;
      if (isOut(publish, day)) return [{ id, data }];
      if (!drafts) return [];
      const mark =
        publish === 'draft'
          ? unpublished.draft
          : interpolate(unpublished.scheduled, { day: longDate(new Date(String(publish)), language) });
      const titles = { title: `${mark}: ${title}`, ...(cardTitle && { cardTitle: `${mark}: ${cardTitle}` }) };
      return [{ id, data: { ...data, ...titles } }];
    });
  }

  const content = {
    documents: single,
    services: publishedEntries('services', folders.services),
    projects: publishedEntries('projects', folders.projects),
    jobs: publishedEntries('jobs', folders.jobs),
    articles: publishedEntries('articles', folders.articles),
    legal: publishedEntries('legal', folders.legal),
  };
  // Counts are figures, so that prose stays true.
  const placeholders: Record<(typeof placeholderNames)[number], string | number> = {
    name,
    services: content.services.length,
    roles: content.jobs.filter(({ data }) => !withOffice(data, offices).isClosed).length,
    articles: content.articles.length,
  };
  if (content.articles.length === 0) removeBlogLinks(content.documents);
  return interpolateAll(content, placeholders, language);
}

/** Takes the blog out of every list of links. Other links to a blog that is not there are errors of the content. */
function removeBlogLinks({ shell, 'labels/search': search, 'pages/not-found': notFound }: Documents) {
  for (const list of [shell.navigation, search.nothing.links, search.failed.links, notFound.page.links]) {
    const others = list.filter(({ href }) => !leadsToBlog(href));
    list.splice(0, list.length, ...others);
  }
}
