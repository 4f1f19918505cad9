// The content of a day, as pages show it.
import { leadsToBlog } from '../config/routes.ts';
import { interpolate, interpolateAll } from '../lib/placeholders.ts';
import { isoDay, longDate } from '../lib/text.ts';
import { isOut, today } from './days.ts';
import type { Entry } from './entry.ts';
import type { placeholderNames } from './fieldErrors.ts';
import type { ReadFiles } from './read.ts';
import { type Documents, documents, type FolderName, type FolderValue, folderNames } from './schemas/contentFiles.ts';

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
  const { closes } = job;
  const office = offices.find(({ id }) => id === job.office);
  const timeZone = (office ?? offices[0])?.timeZone ?? 'UTC';
  const role = { ...job, office, ends: closes && endOfDay(closes, timeZone) };
  if (closes && isoDay(closes) < today(timeZone)) return { ...role, closes, isClosed: true as const };
  return { ...role, isClosed: false as const };
}

/** What is needed of the content that was read. */
type PublishableContent = Pick<ReadFiles, 'entries' | 'documents'>;

/** Whether there is every single file. */
const isComplete = (single: Partial<Documents>): single is Documents =>
  Object.keys(documents.shape).every((id) => id in single);

/** What stands before the title of something that is not yet online. */
function unpublishedMark(publish: string, { site, 'labels/pages': labels }: Documents): string {
  const { draft, scheduled } = labels.unpublished;
  if (publish === 'draft') return draft;
  return interpolate(scheduled, { day: longDate(new Date(publish), site.language) });
}

function withMark<Value extends { title: string; cardTitle?: string }>(value: Value, mark: string): Value {
  const { title, cardTitle } = value;
  return { ...value, title: `${mark}: ${title}`, ...(cardTitle && { cardTitle: `${mark}: ${cardTitle}` }) };
}

/** The entries of each folder. */
type PublishedEntries = { [Name in FolderName]: { id: string; data: FolderValue<Name> }[] };

export type Content = ReturnType<typeof publishedContent>;

/**
 * The content of a day, as pages use it: typed, with its placeholders filled, articles by their number. With `drafts` also
 * what is not yet online; its titles then say so.
 */
export function publishedContent({ entries, documents: single }: PublishableContent, drafts: boolean) {
  if (!isComplete(single)) throw new Error('A file of the content is missing or has errors.');
  const { name, offices, language, timeZone } = single.site;
  const day = today(timeZone);

  const publishedEntries = <Name extends FolderName>(folder: Name) => {
    // The schema of the folder made the values.
    const isInFolder = (entry: Entry): entry is Entry<FolderValue<Name>> => entry.folder === folder;
    return entries.filter(isInFolder).flatMap((entry) => {
      const { publish } = entry.data;
      const id = folder === 'articles' ? String(entry.data.id) : entry.id.slice(folder.length + 1);
      if (isOut(publish, day)) return [{ id, data: entry.value }];
      return drafts ? [{ id, data: withMark(entry.value, unpublishedMark(String(publish), single)) }] : [];
    });
  };

  const byFolder = folderNames.map((folder) => [folder, publishedEntries(folder)]);
  // TypeScript forgets which folder has which entries.
  const content = { documents: single, ...(Object.fromEntries(byFolder) as PublishedEntries) };
  // Counts are figures, so that prose stays true.
  const placeholders: Record<(typeof placeholderNames)[number], string | number> = {
    name,
    services: content.services.length,
    roles: content.jobs.filter(({ data }) => !withOffice(data, offices).isClosed).length,
    articles: content.articles.length,
  };
  const filled = interpolateAll(content, placeholders, language);
  return filled.articles.length > 0 ? filled : { ...filled, documents: withoutBlogLinks(filled.documents) };
}

/** The documents without the blog in any list of links. Other links to a blog that is not there are errors of the content. */
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
