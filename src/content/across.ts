// What only shows when all files of the content are read: what is there twice, and what is not there.
import { anchors } from '@/config/anchors';
import { routes } from '@/config/routes';
import { type FieldText, quoted } from '@/lib/contentMistakes';
import { closest } from '@/lib/distance';
import { withoutCode } from '@/lib/fill';
import type { Mistake } from '@/lib/mistake';
import { slug } from '@/lib/text';
import type { Path } from '@/lib/yamlFile';
import type { Entry, Source } from './read';
import { today } from './today';

/** What two files of a folder may not share: an order puts them in one place, the others make search engines confuse them. */
const ownFields = ['order', 'title', 'description', 'shortDescription', 'excerpt'];
const own = 'Each needs its own.';

function sharedByFiles(entries: readonly Entry[]): Mistake[] {
  return entries.flatMap(({ folder, data, about }, index) =>
    ownFields.flatMap((field) => {
      const isSame = (other: Entry) => other.folder === folder && other.data[field] === data[field];
      const owner = folder && data[field] !== undefined && entries.slice(0, index).find(isSame);
      return owner ? about([field], `is the same as in content/${owner.id}.yaml. ${own}`) : [];
    }),
  );
}

/** What two entries of one list share, although it becomes an address on the page. */
function sharedInLists({ data, about, folder }: Entry): Mistake[] {
  const look = (value: unknown, path: Path): Mistake[] => {
    if (typeof value !== 'object' || value === null) return [];
    if (!Array.isArray(value)) return Object.entries(value).flatMap(([key, inner]) => look(inner, [...path, key]));
    return (folder ? ['id', 'number'] : ['id', 'number', 'heading']).flatMap((field) => {
      const ids = value.map((item) => slug(String(item?.[field] ?? '')));
      const copies = [...ids.keys()].filter((index) => ids[index] && ids.indexOf(ids[index]) < index);
      return copies.map((index) =>
        about([...path, index, field], `is the same as in entry ${ids.indexOf(ids[index] ?? '') + 1}. ${own}`),
      );
    });
  };
  return look(data, []);
}

/** The addresses in a text: that of a button, or those of the links in Markdown. */
function linksIn({ path, text, field }: FieldText): string[] {
  if (path.at(-1) === 'href') return [text];
  const links = field.markdown ? withoutCode(text).matchAll(/\]\(\s*<?([^)\s>]+)|^\[[^\]]+\]:\s*(\S+)/gm) : [];
  return [...links].map(([, inline, apart]) => inline ?? apart ?? '');
}

/** What is wrong with the content as a whole. */
export function mistakesAcross(entries: readonly Entry[], { files, addresses }: Source): Mistake[] {
  const entry = (id: string) => entries.find((candidate) => candidate.id === id);
  const { url, offices } = (entry('site')?.data ?? {}) as {
    url?: string;
    offices?: { id: string; timeZone: string }[];
  };
  const { items: questions = [] } = (entry('blocks/faq')?.data ?? {}) as { items?: { id: number }[] };
  const day = today(offices?.[0]?.timeZone ?? 'UTC');
  const below = (folder: string) =>
    [...files.keys()].flatMap((path) => (path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : []));
  const idsIn = (folder: string) => below(folder).map((name) => name.replace(/\.yaml$/, ''));
  const pages = [
    ...[...addresses, ...Object.values(routes)].filter((route) => typeof route === 'string'),
    ...idsIn('services').map(routes.service),
    ...idsIn('jobs').map(routes.job),
    ...idsIn('articles').map(routes.article),
  ];

  function deadLink(link: string): string | undefined {
    const address = url && `${link}/`.startsWith(`${url}/`) ? link.slice(url.length) || '/' : link;
    if (/^(?:https?:\/\/|mailto:|tel:)/.test(address)) return undefined;
    const [, path = '', id] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
    if (!path.startsWith('/')) return 'Addresses on this site begin with "/", others with "https://".';
    if (!pages.includes(path)) {
      const near = closest(path, pages);
      return `There is no such page.${near ? ` Did you mean "${near}"?` : ''}`;
    }
    const places = anchors[path] ?? anchors[path.replace(/[^/]+$/, '')];
    const words = places && entry(places.words);
    const ids = [...(places?.ids ?? []), ...(path === routes.home ? questions.map((item) => `faq-${item.id}`) : [])];
    if (!id || !words || ids.includes(id) || words.texts.some(({ text }) => slug(text) === id)) return undefined;
    return `That page has no place "${id}".${ids.length > 0 ? ` It has: ${quoted(ids)}.` : ''}`;
  }

  function* faults(folder: string | undefined, part: FieldText): Generator<[text: string, words?: string]> {
    const { path, text, field } = part;
    const missing = (known: readonly string[], where: string) =>
      `names "${text}", which ${where} does not have. It has: ${quoted(known) || 'nothing'}.`;
    const officeIds = offices?.map(({ id }) => id) ?? [text];
    if (folder === 'jobs' && path[0] === 'office' && !officeIds.includes(text))
      yield [missing(officeIds, 'content/site.yaml')];
    if (field.picture && !below('pictures').includes(text)) yield [missing(below('pictures'), 'content/pictures')];
    if (folder && /^(published|posted)$/.test(String(path[0])) && text > day)
      yield [`is ${text}, but today is ${day}.`];
    for (const link of linksIn(part)) {
      const fault = deadLink(link);
      if (fault) yield [`leads to "${link}". ${fault}`, link];
    }
  }
  return [
    ...sharedByFiles(entries),
    ...entries.flatMap(sharedInLists),
    ...entries.flatMap(({ folder, texts, about }) =>
      texts.flatMap((part) => [...faults(folder, part)].map(([text, words]) => about(part.path, text, words))),
    ),
  ];
}
