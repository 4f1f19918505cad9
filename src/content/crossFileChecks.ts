// Checks across files: duplicates and broken references.
import { photographWidths } from '../config/limits.ts';
import { leadsToBlog, routes } from '../config/routes.ts';
import { headingId } from '../lib/headingId.ts';
import { suggest } from '../lib/suggest.ts';
import { hasArticle, latestToday, today } from './days.ts';
import { drawingNames, isDrawingKind } from './drawingNames.ts';
import type { ContentError, Entry, FieldText, Path, Source } from './entry.ts';
import { quoted } from './fieldErrors.ts';
import type { Ref } from './jsonSchema.ts';
import { findDeadLink, linksIn } from './links.ts';
import type { ReadFiles } from './read.ts';

/** Unique in a folder: `order` determines the position, and search engines should be able to tell the pages apart. */
const uniqueFields = ['order', 'title', 'description', 'shortDescription', 'excerpt'];

const sameAs = (other: string) => `is the same as in ${other}. It must be unique.`;

/** The minimum and maximum number of files. Articles are not limited. */
const folderLimits = { services: [1, 40], projects: [0, 40], jobs: [0, 30], legal: [0, 6] } as const;

function fileCountErrors({ files }: Source): ContentError[] {
  const errors: ContentError[] = [];
  for (const [folder, [min, max]] of Object.entries(folderLimits)) {
    const count = [...files.keys()].filter((path) => path.startsWith(`${folder}/`)).length;
    const position = { file: `content/${folder}`, line: 1 };
    if (count < min) errors.push({ ...position, text: `has too few files; at least ${min} is needed.` });
    if (count > max) errors.push({ ...position, text: `has too many files: ${count}, at most ${max} fit.` });
  }
  return errors;
}

/** The date of an entry. Drafts sort last. */
const sortKey = ({ data }: Entry) => String(data.published ?? data.posted ?? data.publish ?? 'draft');

/** Oldest first, so that a duplicate is reported in the file that was added last. */
const oldestFirst = (entries: readonly Entry[]) => entries.toSorted((a, b) => sortKey(a).localeCompare(sortKey(b)));

function sharedFieldErrors(entries: readonly Entry[]): ContentError[] {
  const errors: ContentError[] = [];
  const owners = new Map<string, string>();
  for (const { id, folder, data, errorAt } of oldestFirst(entries)) {
    if (!folder) continue;
    for (const field of uniqueFields) {
      if (data[field] === undefined) continue;
      const key = `${folder} ${field} ${data[field]}`;
      const owner = owners.get(key);
      if (owner) errors.push(errorAt([field], sameAs(`content/${owner}.yaml`)));
      else owners.set(key, id);
    }
  }
  return errors;
}

/** Suggests a number above the highest one, because a lower free number may be the address of a deleted article. */
function sharedNumberErrors(entries: readonly Entry[], pages: readonly string[]): ContentError[] {
  const errors: ContentError[] = [];
  const articlePages = pages.filter((page) => page.startsWith(routes.article('')));
  const numbers = articlePages.map((page) => Number(page.replace(/.*\//, ''))).filter(Number.isInteger);
  let highest = Math.max(0, ...numbers);
  const owners = new Map<unknown, string>();
  for (const { id, data, errorAt } of oldestFirst(entries.filter(({ folder }) => folder === 'articles'))) {
    const owner = owners.get(data.id);
    if (!owner) {
      owners.set(data.id, id);
      continue;
    }
    highest++;
    errors.push(errorAt(['id'], `${sameAs(`content/${owner}.yaml`)} The next free number is ${highest}.`));
  }
  return errors;
}

/** Duplicates in a list of fields that become anchors on the page. */
function sharedInListErrors({ data, errorAt, folder }: Entry): ContentError[] {
  const fields = folder && folder !== 'legal' ? ['id', 'number'] : ['id', 'number', 'heading'];

  function errorsInList(list: readonly unknown[], path: Path): ContentError[] {
    return fields.flatMap((field) => {
      const ids = list.map((item) => {
        const text = typeof item === 'object' && item ? String(Reflect.get(item, field) ?? '') : '';
        return field === 'heading' && text ? headingId(text) : text;
      });
      const copies = [...ids.entries()].filter(([index, id]) => id && ids.indexOf(id) < index);
      return copies.map(([index, id]) => errorAt([...path, index, field], sameAs(`entry ${ids.indexOf(id) + 1}`)));
    });
  }
  function errorsIn(value: unknown, path: Path): ContentError[] {
    if (typeof value !== 'object' || value === null) return [];
    if (Array.isArray(value)) return errorsInList(value, path);
    return Object.entries(value).flatMap(([key, inner]) => errorsIn(inner, [...path, key]));
  }
  return errorsIn(data, []);
}

/** Old addresses that are listed twice, or that servers redirect to a page anyway, such as /about/index. */
function movedPageErrors({ entries, documents, pages }: ReadFiles): ContentError[] {
  const entry = entries.find(({ id }) => id === 'moved');
  if (!entry || !documents.moved) return [];
  const errors: ContentError[] = [];
  const addresses = documents.moved.items.map(({ from }) => from);
  for (const [index, address] of addresses.entries()) {
    const path = ['items', index, 'from'];
    const first = addresses.indexOf(address);
    const page = address.replace(/(?:\/index)?(?:\.html)?$/, '') || routes.home;
    if (first < index) errors.push(entry.errorAt(path, sameAs(`entry ${first + 1}`)));
    else if (page !== address && pages.includes(page)) {
      const sentence = `is another spelling of "${page}" and already redirects there. Remove this entry.`;
      errors.push(entry.errorAt(path, sentence));
    }
  }
  return errors;
}

/** The names that a reference may have. Undefined if the file that lists them has errors. */
function knownNames(ref: Ref, { documents }: ReadFiles, source: Source): readonly string[] | undefined {
  const files = [...source.files.keys()];
  if (ref === 'offices') return documents.site?.offices.map(({ id }) => id);
  if (ref === 'topics') return documents['pages/blog']?.topics;
  if (ref === 'groups') return documents['pages/services']?.groups;
  if (ref === 'people') return documents.people?.items.map(({ name }) => name);
  if (ref === 'services' || ref === 'projects') {
    const inFolder = files.filter((path) => path.startsWith(`${ref}/`));
    return inFolder.map((path) => path.slice(ref.length + 1).replace(/\.yaml$/, ''));
  }
  return isDrawingKind(ref) ? drawingNames(ref) : files.filter((path) => path.startsWith('pictures/'));
}

/** Where these names are listed. */
const nameLists = {
  offices: 'content/site.yaml',
  topics: 'content/pages/blog.yaml',
  groups: 'content/pages/services.yaml',
  people: 'content/people.yaml',
  services: 'content/services',
  projects: 'content/projects',
  pictures: 'content/pictures',
};

function findBrokenReference(ref: Ref, text: string, known: readonly string[] | undefined): string | undefined {
  const name = ref === 'services' || ref === 'projects' ? text.replace(/\.yaml$/, '') : text;
  if (!known || known.includes(name)) return undefined;
  if (!isDrawingKind(ref))
    return `refers to "${text}", which ${nameLists[ref]} does not have. Available: ${quoted(known) || 'none'}.`;
  const near = suggest(name, known);
  const hint = near.length > 0 ? `Similar: ${quoted(near)}` : `Available: ${quoted(known) || 'none'}`;
  return `refers to "${text}", but there is no such drawing. ${hint}.`;
}

function findPictureFault(file: string, { pictureWidths }: Source): string | undefined {
  const width = pictureWidths?.get(file);
  if (width === undefined) return undefined;
  if (width === 0) return `refers to "${file}", which cannot be read as a picture.`;
  const minWidth = photographWidths[0];
  return width < minWidth
    ? `refers to "${file}", which is ${width} pixels wide. It needs at least ${minWidth}.`
    : undefined;
}

function findDayFault({ data, folder }: Entry, { path, text }: FieldText, latestDay: string): string | undefined {
  if (!folder) return undefined;
  const { publish = '', posted = '' } = data;
  const [field] = path;
  const isLater = text > latestDay && text > publish;
  if ((field === 'published' || field === 'posted') && isLater)
    return `is ${text}, but today is ${latestDay}. To publish it on that day, add "publish: ${text}".`;
  if (field === 'updated' && isLater) return `is ${text}, but today is ${latestDay}. Enter the day of the last change.`;
  if (field === 'closes' && text < posted) return `is ${text}, but the role is posted on ${posted}.`;
  return undefined;
}

/** Whether a link requires a blog. Lists of links leave it out if there is none, and texts of the blog are not shown. */
function needsBlog({ id }: Entry, path: Path): boolean {
  const isInList = path.at(-1) === 'href' && typeof path.at(-2) === 'number';
  return !isInList && id !== 'pages/blog' && id !== 'pages/article';
}

export function crossFileErrors(read: ReadFiles, source: Source): ContentError[] {
  const { entries, documents, pages } = read;
  const publishingDay = today(documents.site?.timeZone);
  const latestDay = documents.site ? latestToday(documents.site) : publishingDay;
  const hasBlog = hasArticle(entries, { day: publishingDay });

  function textErrors(entry: Entry, part: FieldText): ContentError[] {
    const { path, text, field } = part;
    const faults = [
      field.ref && findBrokenReference(field.ref, text, knownNames(field.ref, read, source)),
      field.ref === 'pictures' && findPictureFault(text, source),
      findDayFault(entry, part, latestDay),
    ];
    const errors = faults.flatMap((fault) => (fault ? [entry.errorAt(path, fault)] : []));
    for (const link of linksIn(part)) {
      const isBlogMissing = !hasBlog && leadsToBlog(link) && needsBlog(entry, path);
      const noBlog = isBlogMissing ? 'There is no blog, because there are no articles.' : undefined;
      const fault = findDeadLink(link, entry, read, publishingDay) ?? noBlog;
      if (fault) errors.push(entry.errorAt(path, `links to "${link}". ${fault}`, link));
    }
    return errors;
  }

  return [
    ...fileCountErrors(source),
    ...sharedFieldErrors(entries),
    ...sharedNumberErrors(entries, pages),
    ...entries.flatMap(sharedInListErrors),
    ...movedPageErrors(read),
    ...entries.flatMap((entry) => entry.texts.flatMap((part) => textErrors(entry, part))),
  ];
}
