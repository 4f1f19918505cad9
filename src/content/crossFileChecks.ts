// What only shows when all files of the content are read: what is there twice, and what is not there.
import { leastLogoWidth, photographWidths } from '../config/limits.ts';
import { leadsToBlog, routes } from '../config/routes.ts';
import { examineSvg } from '../lib/checkSvg.ts';
import { headingId } from '../lib/headingId.ts';
import { suggest } from '../lib/suggest.ts';
import type { ContentError } from './contentError.ts';
import { drawingNames, isDrawingKind } from './drawingNames.ts';
import { type FieldText, quoted } from './fieldErrors.ts';
import type { Ref } from './jsonSchema.ts';
import { deadLink, linksIn } from './links.ts';
import { hasArticle, latestToday, today } from './publishing.ts';
import type { Entry, Source } from './read.ts';
import type { PartialDocuments } from './schemas/contract.ts';
import type { Path } from './yamlFile.ts';

/** What two files of a folder may not share: an order puts them in one place, the others make search engines confuse them. */
const uniqueFields = ['order', 'title', 'description', 'shortDescription', 'excerpt'];
const unique = 'Each needs its own.';

/** How many files a folder holds at least and at most. Articles never end. */
const folderLimits = { services: [1, 40], projects: [0, 40], jobs: [0, 30], legal: [0, 6] } as const;

function fileCountErrors({ files }: Source): ContentError[] {
  return Object.entries(folderLimits).flatMap(([folder, [least, most]]) => {
    const count = [...files.keys()].filter((path) => path.startsWith(`${folder}/`)).length;
    const error = (text: string) => ({ file: `content/${folder}`, line: 1, text });
    if (count < least) return error(`has too few files; at least ${least} is needed.`);
    return count > most ? error(`has too many files: ${count}, at most ${most} fit.`) : [];
  });
}

/** The day of an entry; a draft comes last. */
const dayOf = ({ data }: Entry) => String(data.published ?? data.posted ?? data.publish ?? 'draft');

/** The older ones first, because an error belongs to what was added last. */
const oldestFirst = (entries: readonly Entry[]) => entries.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));

function sharedFieldErrors(entries: readonly Entry[]): ContentError[] {
  const owners = new Map<string, string>();
  return oldestFirst(entries).flatMap(({ id, folder, data, errorAt }) =>
    uniqueFields.flatMap((field) => {
      if (!folder || data[field] === undefined) return [];
      const key = `${folder} ${field} ${data[field]}`;
      const owner = owners.get(key);
      if (owner) return errorAt([field], `is the same as in content/${owner}.yaml. ${unique}`);
      owners.set(key, id);
      return [];
    }),
  );
}

/** Articles with the number of an older one. Each is told a number above all that are in use: a free one below may be an old address. */
function sharedNumberErrors(entries: readonly Entry[], pages: readonly string[]): ContentError[] {
  const articles = oldestFirst(entries.filter(({ folder }) => folder === 'articles'));
  const numbers = pages.filter((page) => page.startsWith(routes.article(''))).map((page) => page.replace(/.*\//, ''));
  let highest = Math.max(0, ...numbers.map(Number).filter(Number.isInteger));
  return articles.flatMap(({ data, errorAt }, index) => {
    const older = articles.slice(0, index).find((other) => other.data.id === data.id);
    if (!older) return [];
    highest++;
    return errorAt(['id'], `is the same as in content/${older.id}.yaml. ${unique} The next free number is ${highest}.`);
  });
}

/** What two entries of one list share, although it becomes an address on the page. */
function sharedInListErrors({ data, errorAt, folder }: Entry): ContentError[] {
  const fields = folder && folder !== 'legal' ? ['id', 'number'] : ['id', 'number', 'heading'];
  const errorsIn = (value: unknown, path: Path): ContentError[] => {
    if (typeof value !== 'object' || value === null) return [];
    if (!Array.isArray(value)) return Object.entries(value).flatMap(([key, inner]) => errorsIn(inner, [...path, key]));
    return fields.flatMap((field) => {
      const texts = value.map((item) => String(item?.[field] ?? ''));
      const ids = field === 'heading' ? texts.map((text) => text && headingId(text)) : texts;
      const copies = [...ids.keys()].filter((index) => ids[index] && ids.indexOf(ids[index]) < index);
      return copies.map((index) =>
        errorAt([...path, index, field], `is the same as in entry ${ids.indexOf(ids[index] ?? '') + 1}. ${unique}`),
      );
    });
  };
  return errorsIn(data, []);
}

export interface Checked {
  entries: readonly Entry[];
  /** The single files that their schemas accept. */
  documents: PartialDocuments;
  source: Source;
  /** The addresses of all pages. */
  pages: readonly string[];
}

/** Old addresses that stand there twice, or that every server leads to a page already, as it does with /about/index. */
function movedPageErrors({ entries, documents, pages }: Checked): ContentError[] {
  const entry = entries.find(({ id }) => id === 'moved');
  if (!entry || !documents.moved) return [];
  const addresses = documents.moved.items.map(({ from }) => from);
  const errors: ContentError[] = [];
  for (const [index, address] of addresses.entries()) {
    const path = ['items', index, 'from'];
    const first = addresses.indexOf(address);
    const page = address.replace(/(?:\/index)?(?:\.html)?$/, '') || routes.home;
    const isSpelling = page !== address && pages.includes(page);
    if (first < index) errors.push(entry.errorAt(path, `is the same as in entry ${first + 1}. ${unique}`));
    else if (isSpelling)
      errors.push(
        entry.errorAt(path, `is another spelling of "${page}", and already leads there. Take the entry away.`),
      );
  }
  return errors;
}

/** What a reference may name. Nothing where the file that lists it has errors of its own. */
function namesOf(ref: Ref, { documents, source }: Checked): readonly string[] | undefined {
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

const places = {
  offices: 'content/site.yaml',
  topics: 'content/pages/blog.yaml',
  groups: 'content/pages/services.yaml',
  people: 'content/people.yaml',
  services: 'content/services',
  projects: 'content/projects',
  pictures: 'content/pictures',
};

/** What is wrong with a text that names something else, if anything is. */
function brokenReference(ref: Ref, text: string, known: readonly string[] | undefined): string | undefined {
  const name = ref === 'services' || ref === 'projects' ? text.replace(/\.yaml$/, '') : text;
  if (!known || known.includes(name)) return undefined;
  if (!isDrawingKind(ref))
    return `names "${text}", which ${places[ref]} does not have. It has: ${quoted(known) || 'nothing'}.`;
  const near = suggest(name, known);
  const hint = near.length > 0 ? `Near it: ${quoted(near)}` : `There are: ${quoted(known) || 'none'}`;
  return `names "${text}", but there is no such drawing. ${hint}.`;
}

/** What is wrong with the file of a logo, if anything is. It also becomes pixels, by a program that has no typefaces. */
function logoError(file: Uint8Array): string | undefined {
  const found = examineSvg(new TextDecoder().decode(file));
  if (typeof found === 'string') return found;
  return found.root.getElementsByTagName('text').length > 0 ? 'has a <text> element. Turn words into paths' : undefined;
}

/** What is wrong with the content as a whole. */
export function crossFileErrors(checked: Checked): ContentError[] {
  const { entries, documents, source, pages } = checked;
  const publishingDay = today(documents.site?.timeZone);
  const latestDay = documents.site ? latestToday(documents.site) : publishingDay;

  const hasBlog = hasArticle(entries, { day: publishingDay });

  /** Whether a link needs the blog. The texts of the blog go with it, and lists of links leave it out. */
  function needsBlog({ id }: Entry, path: Path): boolean {
    const isInList = path.at(-1) === 'href' && typeof path.at(-2) === 'number';
    return !hasBlog && !isInList && id !== 'pages/blog' && id !== 'pages/article';
  }

  function* textErrors(entry: Entry, part: FieldText): Generator<[text: string, words?: string]> {
    const { path, text, field } = part;
    const { publish = '', posted = '' } = entry.data;
    const name = entry.folder ? path[0] : '';
    const broken = field.ref && brokenReference(field.ref, text, namesOf(field.ref, checked));
    if (broken) yield [broken];
    const leastWidth = entry.id === 'brand' ? leastLogoWidth : photographWidths[0];
    const width = field.ref === 'pictures' ? source.pictureWidths?.get(text) : undefined;
    if (width === 0) yield [`names "${text}", which cannot be read as a picture.`];
    else if (width !== undefined && width < leastWidth)
      yield [`names "${text}", which is ${width} pixels wide. It needs at least ${leastWidth}.`];
    if ((name === 'published' || name === 'posted') && text > latestDay && text > publish)
      yield [`is ${text}, but today is ${latestDay}. To bring it out on that day, add "publish: ${text}".`];
    if (name === 'updated' && text > latestDay && text > publish)
      yield [`is ${text}, but today is ${latestDay}. Write the day of the last change.`];
    if (name === 'closes' && text < posted) yield [`is ${text}, but the role is posted on ${posted}.`];
    const isDrawnLogo = entry.id === 'brand' && field.ref === 'pictures' && /\.svg$/i.test(text);
    const logo = isDrawnLogo ? source.files.get(text) : undefined;
    const logoFault = logo && logoError(logo);
    if (logoFault) yield [`names "${text}", which ${logoFault}.`];
    for (const link of linksIn(part)) {
      const fault = deadLink(link, entry, checked, publishingDay);
      if (fault) yield [`leads to "${link}". ${fault}`, link];
      else if (leadsToBlog(link) && needsBlog(entry, path))
        yield [`leads to "${link}". There is no blog, because there is no article.`, link];
    }
  }
  return [
    ...fileCountErrors(source),
    ...sharedFieldErrors(entries),
    ...sharedNumberErrors(entries, pages),
    ...entries.flatMap(sharedInListErrors),
    ...movedPageErrors(checked),
    ...entries.flatMap((entry) =>
      entry.texts.flatMap((part) =>
        [...textErrors(entry, part)].map(([text, words]) => entry.errorAt(part.path, text, words)),
      ),
    ),
  ];
}
