// What only shows when all files of the content are read: what is there twice, and what is not there.
import { drawingNames } from '@art/registry';
import { readMark } from '@/brand/markFile';
import type { Brand } from '@/brand/move';
import { refusals } from '@/brand/refusals';
import { photographWidths } from '@/config/limits';
import { routes } from '@/config/routes';
import { type FieldText, quoted } from '@/lib/contentMistakes';
import { near } from '@/lib/distance';
import type { Mistake } from '@/lib/mistake';
import { slug } from '@/lib/text';
import type { Path } from '@/lib/yamlFile';
import { deadLink, linksIn } from './links';
import { today } from './publishing';
import type { Entry, Source } from './read';

/** What two files of a folder may not share: an order puts them in one place, the others make search engines confuse them. */
const ownFields = ['order', 'title', 'description', 'shortDescription', 'excerpt'];
const own = 'Each needs its own.';

/** How many files a folder holds at least and at most. Articles never end. */
export const folderLimits = { services: [1, 40], jobs: [0, 30] } as const;

function countOfFiles({ files }: Source): Mistake[] {
  return Object.entries(folderLimits).flatMap(([folder, [least, most]]) => {
    const count = [...files.keys()].filter((path) => path.startsWith(`${folder}/`)).length;
    const about = (text: string) => ({ file: `content/${folder}`, line: 1, text });
    if (count < least) return about(`has too few files; at least ${least} is needed.`);
    return count > most ? about(`has too many files: ${count}, at most ${most} fit.`) : [];
  });
}

function sharedByFiles(entries: readonly Entry[]): Mistake[] {
  const owners = new Map<string, string>();
  return entries.flatMap(({ id, folder, data, about }) =>
    ownFields.flatMap((field) => {
      if (!folder || data[field] === undefined) return [];
      const key = `${folder} ${field} ${data[field]}`;
      const owner = owners.get(key);
      if (owner) return about([field], `is the same as in content/${owner}.yaml. ${own}`);
      owners.set(key, id);
      return [];
    }),
  );
}

/** Articles with the number of an older one. Each is told a number above all that are in use, as gaps may be old addresses. */
function sharedNumbers(entries: readonly Entry[], pages: readonly string[]): Mistake[] {
  const day = ({ data }: Entry) => String(data.published ?? data.publish ?? 'draft');
  const articles = entries.filter(({ folder }) => folder === 'articles').toSorted((a, b) => (day(a) < day(b) ? -1 : 1));
  const numbers = pages.filter((page) => page.startsWith(routes.article(''))).map((page) => page.replace(/.*\//, ''));
  let highest = Math.max(0, ...numbers.map(Number).filter(Number.isInteger));
  return articles.flatMap(({ data, about }, index) => {
    const older = articles.slice(0, index).find((other) => other.data.id === data.id);
    if (!older) return [];
    highest++;
    return about(['id'], `is the same as in content/${older.id}.yaml. ${own} The next free number is ${highest}.`);
  });
}

/** What two entries of one list share, although it becomes an address on the page. */
function sharedInLists({ data, about, folder }: Entry): Mistake[] {
  const look = (value: unknown, path: Path): Mistake[] => {
    if (typeof value !== 'object' || value === null) return [];
    if (!Array.isArray(value)) return Object.entries(value).flatMap(([key, inner]) => look(inner, [...path, key]));
    return (folder ? ['id', 'number'] : ['id', 'number', 'from', 'heading']).flatMap((field) => {
      const ids = value.map((item) => String(item?.[field] ?? '')).map(field === 'heading' ? slug : String);
      const copies = [...ids.keys()].filter((index) => ids[index] && ids.indexOf(ids[index]) < index);
      return copies.map((index) =>
        about([...path, index, field], `is the same as in entry ${ids.indexOf(ids[index] ?? '') + 1}. ${own}`),
      );
    });
  };
  return look(data, []);
}

/** Says which drawings were probably meant or, where none is near, which there are. */
function noDrawing(name: string, known: readonly string[]): string {
  const meant = near(name, known);
  return `names "${name}", but there is no such drawing. ${meant.length > 0 ? `Near it: ${quoted(meant)}` : `There are: ${quoted(known)}`}.`;
}

/** What a brand may not ask for, and what is wrong with the file of its mark. */
function* brandFaults({ data }: Entry, { path: [name], text }: FieldText, { files }: Source): Generator<[string]> {
  for (const { field, sentence } of refusals(data as unknown as Brand))
    if (field === name) yield [`is "${text}". ${sentence}`];
  const file = name === 'mark' && files.get(text);
  const mark = file && readMark(new TextDecoder().decode(file));
  if (typeof mark === 'string') yield [`names "${text}", which ${mark}.`];
}

/** What is wrong with the content as a whole. */
export function mistakesAcross(entries: readonly Entry[], source: Source, pages: readonly string[]): Mistake[] {
  const offices = entries.find(({ id }) => id === 'site')?.data.offices as
    | { id: string; timeZone: string }[]
    | undefined;
  const topics = entries.find(({ id }) => id === 'pages/blog')?.data.topics as string[] | undefined;
  const services = [...source.files.keys()].flatMap((path) => /^services\/(.+)\.yaml$/.exec(path)?.[1] ?? []);
  const day = today(offices?.[0]?.timeZone);
  const pictures = [...source.files.keys()].filter((path) => path.startsWith('pictures/'));

  function* faults(entry: Entry, part: FieldText): Generator<[text: string, words?: string]> {
    const { path, text, field } = part;
    const { publish = '' } = entry.data;
    const name = entry.folder ? path[0] : '';
    const missing = (known: readonly string[], where: string) =>
      `names "${text}", which ${where} does not have. It has: ${quoted(known) || 'nothing'}.`;
    const officeIds = offices?.map(({ id }) => id) ?? [text];
    if (name === 'office' && !officeIds.includes(text)) yield [missing(officeIds, 'content/site.yaml')];
    const topicNames = topics ?? [text];
    if (name === 'topic' && !topicNames.includes(text)) yield [missing(topicNames, 'content/pages/blog.yaml')];
    if (name === 'services' && !services.includes(text.replace(/\.yaml$/, '')))
      yield [missing(services, 'content/services')];
    if (field.picture && !pictures.includes(text)) yield [missing(pictures, 'content/pictures')];
    const width = field.picture ? source.pictureWidths?.get(text) : undefined;
    if (width === 0) yield [`names "${text}", which cannot be read as a picture.`];
    else if (width !== undefined && width < photographWidths[0])
      yield [`names "${text}", which is ${width} pixels wide. A photograph needs at least ${photographWidths[0]}.`];
    if (field.drawing && !drawingNames[field.drawing].includes(text))
      yield [noDrawing(text, drawingNames[field.drawing])];
    if ((name === 'published' || name === 'posted') && text > day && text > publish)
      yield [`is ${text}, but today is ${day}. To bring it out on that day, add "publish: ${text}".`];
    const { posted = '' } = entry.data as { posted?: string };
    if (name === 'closes' && text < posted) yield [`is ${text}, but the role is posted on ${posted}.`];
    if (entry.id === 'brand') yield* brandFaults(entry, part, source);
    for (const link of linksIn(part)) {
      const fault = deadLink(link, entry, entries, pages, day);
      if (fault) yield [`leads to "${link}". ${fault}`, link];
    }
  }
  return [
    ...countOfFiles(source),
    ...sharedByFiles(entries),
    ...sharedNumbers(entries, pages),
    ...entries.flatMap(sharedInLists),
    ...entries.flatMap((entry) =>
      entry.texts.flatMap((part) =>
        [...faults(entry, part)].map(([text, words]) => entry.about(part.path, text, words)),
      ),
    ),
  ];
}
