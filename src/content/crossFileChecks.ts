// What only shows when all files of the content are read: what is there twice, and what is not there.
import { leastLogoWidth, photographWidths } from '../config/limits.ts';
import { leadsToBlog, routes } from '../config/routes.ts';
import { examineSvg } from '../lib/checkSvg.ts';
import { headingId } from '../lib/headingId.ts';
import { suggest } from '../lib/suggest.ts';
import { hasArticle, latestToday, today } from './days.ts';
import { drawingNames, isDrawingKind } from './drawingNames.ts';
import type { ContentError, Entry, FieldText, Path, Source } from './entry.ts';
import { quoted } from './fieldErrors.ts';
import type { Ref } from './jsonSchema.ts';
import { findDeadLink, linksIn } from './links.ts';
import type { ReadFiles } from './read.ts';

/** What two files of a folder may not share: an order puts them in one place, the others make search engines confuse them. */
const uniqueFields = ['order', 'title', 'description', 'shortDescription', 'excerpt'];

/** The sentence for what is the same in another place. */
const sameAs = (other: string) => `is the same as in ${other}. Each needs its own.`;

/** How many files a folder holds at least and at most. Articles never end. */
const folderLimits = { services: [1, 40], projects: [0, 40], jobs: [0, 30], legal: [0, 6] } as const;

function fileCountErrors({ files }: Source): ContentError[] {
  const errors: ContentError[] = [];
  for (const [folder, [least, most]] of Object.entries(folderLimits)) {
    const count = [...files.keys()].filter((path) => path.startsWith(`${folder}/`)).length;
    const position = { file: `content/${folder}`, line: 1 };
    if (count < least) errors.push({ ...position, text: `has too few files; at least ${least} is needed.` });
    if (count > most) errors.push({ ...position, text: `has too many files: ${count}, at most ${most} fit.` });
  }
  return errors;
}

/** The day of an entry; a draft comes last. */
const dayOf = ({ data }: Entry) => String(data.published ?? data.posted ?? data.publish ?? 'draft');

/** The older ones first, because an error belongs to what was added last. */
const oldestFirst = (entries: readonly Entry[]) => entries.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));

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

/** Articles with the number of an older one. Each is told a number above all that are in use: a free one below may be an old address. */
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

/** What two entries of one list share, although it becomes an address on the page. */
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

/** Old addresses that stand there twice, or that every server leads to a page already, as it does with /about/index. */
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
      const sentence = `is another spelling of "${page}", and already leads there. Take the entry away.`;
      errors.push(entry.errorAt(path, sentence));
    }
  }
  return errors;
}

/** What a reference may name. Nothing where the file that lists it has errors of its own. */
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

/** Where the names of a reference are listed. */
const nameLists = {
  offices: 'content/site.yaml',
  topics: 'content/pages/blog.yaml',
  groups: 'content/pages/services.yaml',
  people: 'content/people.yaml',
  services: 'content/services',
  projects: 'content/projects',
  pictures: 'content/pictures',
};

/** What is wrong with a text that names something else, if anything is. */
function findBrokenReference(ref: Ref, text: string, known: readonly string[] | undefined): string | undefined {
  const name = ref === 'services' || ref === 'projects' ? text.replace(/\.yaml$/, '') : text;
  if (!known || known.includes(name)) return undefined;
  if (!isDrawingKind(ref))
    return `names "${text}", which ${nameLists[ref]} does not have. It has: ${quoted(known) || 'nothing'}.`;
  const near = suggest(name, known);
  const hint = near.length > 0 ? `Near it: ${quoted(near)}` : `There are: ${quoted(known) || 'none'}`;
  return `names "${text}", but there is no such drawing. ${hint}.`;
}

/** What is wrong with the file of a logo, if anything is. It also becomes pixels, by a program that has no typefaces. */
function findLogoFault(file: Uint8Array): string | undefined {
  const svg = examineSvg(new TextDecoder().decode(file));
  if (typeof svg === 'string') return svg;
  return svg.root.getElementsByTagName('text').length > 0 ? 'has a <text> element. Turn words into paths' : undefined;
}

/** What is wrong with a picture that a text names, if anything is. */
function findPictureFault(file: string, isLogo: boolean, { files, pictureWidths }: Source): string | undefined {
  const logo = isLogo && /\.svg$/i.test(file) ? files.get(file) : undefined;
  const logoFault = logo && findLogoFault(logo);
  if (logoFault) return `names "${file}", which ${logoFault}.`;
  const width = pictureWidths?.get(file);
  if (width === undefined) return undefined;
  if (width === 0) return `names "${file}", which cannot be read as a picture.`;
  const leastWidth = isLogo ? leastLogoWidth : photographWidths[0];
  return width < leastWidth
    ? `names "${file}", which is ${width} pixels wide. It needs at least ${leastWidth}.`
    : undefined;
}

/** What is wrong with a day of an entry, if anything is. */
function findDayFault({ data, folder }: Entry, { path, text }: FieldText, latestDay: string): string | undefined {
  if (!folder) return undefined;
  const { publish = '', posted = '' } = data;
  const [field] = path;
  const isLater = text > latestDay && text > publish;
  if ((field === 'published' || field === 'posted') && isLater)
    return `is ${text}, but today is ${latestDay}. To bring it out on that day, add "publish: ${text}".`;
  if (field === 'updated' && isLater) return `is ${text}, but today is ${latestDay}. Write the day of the last change.`;
  if (field === 'closes' && text < posted) return `is ${text}, but the role is posted on ${posted}.`;
  return undefined;
}

/** Whether a link needs the blog. The texts of the blog go with it, and lists of links leave it out. */
function needsBlog({ id }: Entry, path: Path): boolean {
  const isInList = path.at(-1) === 'href' && typeof path.at(-2) === 'number';
  return !isInList && id !== 'pages/blog' && id !== 'pages/article';
}

/** What is wrong with the content as a whole. */
export function crossFileErrors(read: ReadFiles, source: Source): ContentError[] {
  const { entries, documents, pages } = read;
  const publishingDay = today(documents.site?.timeZone);
  const latestDay = documents.site ? latestToday(documents.site) : publishingDay;
  const hasBlog = hasArticle(entries, { day: publishingDay });

  function textErrors(entry: Entry, part: FieldText): ContentError[] {
    const { path, text, field } = part;
    const faults = [
      field.ref && findBrokenReference(field.ref, text, knownNames(field.ref, read, source)),
      field.ref === 'pictures' && findPictureFault(text, entry.id === 'brand', source),
      findDayFault(entry, part, latestDay),
    ];
    const errors = faults.flatMap((fault) => (fault ? [entry.errorAt(path, fault)] : []));
    for (const link of linksIn(part)) {
      const isBlogMissing = !hasBlog && leadsToBlog(link) && needsBlog(entry, path);
      const noBlog = isBlogMissing ? 'There is no blog, because there is no article.' : undefined;
      const fault = findDeadLink(link, entry, read, publishingDay) ?? noBlog;
      if (fault) errors.push(entry.errorAt(path, `leads to "${link}". ${fault}`, link));
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
