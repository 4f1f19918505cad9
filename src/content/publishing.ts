import { leadsToBlog } from '../config/routes.ts';
import { interpolate, interpolateAll } from '../lib/placeholders.ts';
import { isoDay, longDate } from '../lib/text.ts';
import { isOut, today } from './days.ts';
import type { Entry } from './entry.ts';
import type { placeholderNames } from './fieldErrors.ts';
import type { ReadFiles } from './read.ts';
import { type Documents, documents, type FolderName, type FolderValue, folderNames } from './schemas/contentFiles.ts';

const hourMs = 3_600_000;

/** When a calendar day ends in a time zone. Offsets of time zones are multiples of a quarter of an hour. */
export function endOfDay(day: Date, timeZone: string): Date {
  const days = new Intl.DateTimeFormat('en-CA', { timeZone });
  // No time zone is more than 14 hours ahead of UTC.
  let end = day.getTime() + 10 * hourMs;
  while (days.format(end) <= isoDay(day)) end += hourMs / 4;
  return new Date(end);
}

/** When a calendar day begins in a time zone, which is when an article of that day goes online. */
export const startOfDay = (day: Date, timeZone: string): Date =>
  endOfDay(new Date(day.getTime() - 24 * hourMs), timeZone);

interface Role {
  office?: string | undefined;
  closes?: Date | undefined;
}

/** Adds the office, and whether the role is closed, in the time zone of its office or else of the first one. */
export function withOffice<Job extends Role, Office extends { id: string; timeZone: string }>(
  job: Job,
  offices: readonly Office[],
) {
  const { closes } = job;
  const office = offices.find(({ id }) => id === job.office);
  const timeZone = (office ?? offices[0])?.timeZone ?? 'UTC';
  const role = { ...job, office, ends: closes && endOfDay(closes, timeZone) };
  if (closes && isoDay(closes) < today(timeZone)) return { ...role, closes, isClosed: true as const };
  return { ...role, isClosed: false as const };
}

type PublishableContent = Pick<ReadFiles, 'entries' | 'documents'>;

const isComplete = (single: Partial<Documents>): single is Documents =>
  Object.keys(documents.shape).every((id) => id in single);

/** The prefix of the title of an unpublished entry. */
function unpublishedMark(publish: string, { site, 'labels/pages': labels }: Documents): string {
  const { draft, scheduled } = labels.unpublished;
  if (publish === 'draft') return draft;
  return interpolate(scheduled, { day: longDate(new Date(publish), site.language) });
}

function withMark<Value extends { title: string; cardTitle?: string }>(value: Value, mark: string): Value {
  const { title, cardTitle } = value;
  return { ...value, title: `${mark}: ${title}`, ...(cardTitle && { cardTitle: `${mark}: ${cardTitle}` }) };
}

type PublishedEntries = { [Name in FolderName]: { id: string; data: FolderValue<Name> }[] };

export type Content = ReturnType<typeof publishedContent>;

/**
 * The content that is online today, with its placeholders filled and articles by their number. With `drafts`, also
 * unpublished entries, whose titles are marked.
 */
export function publishedContent({ entries, documents: single }: PublishableContent, drafts: boolean) {
  if (!isComplete(single)) throw new Error('A file of the content is missing or has errors.');
  const { name, offices, language, timeZone } = single.site;
  const day = today(timeZone);

  const publishedEntries = <Name extends FolderName>(folder: Name) => {
    // The values were validated by the schema of the folder.
    const isInFolder = (entry: Entry): entry is Entry<FolderValue<Name>> => entry.folder === folder;
    return entries.filter(isInFolder).flatMap((entry) => {
      const { publish } = entry.data;
      const id = folder === 'articles' ? String(entry.data.id) : entry.id.slice(folder.length + 1);
      if (isOut(publish, day)) return [{ id, data: entry.value }];
      return drafts ? [{ id, data: withMark(entry.value, unpublishedMark(String(publish), single)) }] : [];
    });
  };

  const byFolder = folderNames.map((folder) => [folder, publishedEntries(folder)]);
  // Object.fromEntries loses the types.
  const content = { documents: single, ...(Object.fromEntries(byFolder) as PublishedEntries) };
  // Texts can state counts that stay correct.
  const placeholders: Record<(typeof placeholderNames)[number], string | number> = {
    name,
    services: content.services.length,
    roles: content.jobs.filter(({ data }) => !withOffice(data, offices).isClosed).length,
    articles: content.articles.length,
  };
  const filled = interpolateAll(content, placeholders, language);
  return filled.articles.length > 0 ? filled : { ...filled, documents: withoutBlogLinks(filled.documents) };
}

/** Removes the blog from lists of links. Any other link to a missing blog is an error in the content. */
function withoutBlogLinks(all: Documents): Documents {
  const { layout, 'labels/search': search, 'pages/not-found': notFound } = all;
  const others = <Link extends { href: string }>(links: readonly Link[]) =>
    links.filter(({ href }) => !leadsToBlog(href));
  return {
    ...all,
    layout: { ...layout, navigation: others(layout.navigation) },
    'labels/search': {
      ...search,
      nothing: { ...search.nothing, links: others(search.nothing.links) },
      failed: { ...search.failed, links: others(search.failed.links) },
    },
    'pages/not-found': { ...notFound, page: { ...notFound.page, links: others(notFound.page.links) } },
  };
}
