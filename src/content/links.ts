// Checks the links in the content.
import { anchors } from '../config/anchors.ts';
import { entryAddress, routes } from '../config/routes.ts';
import { headingId } from '../lib/headingId.ts';
import { withoutCode } from '../lib/placeholders.ts';
import { suggest } from '../lib/suggest.ts';
import { isOut } from './days.ts';
import type { Entry, FieldText } from './entry.ts';
import { quoted } from './fieldErrors.ts';
import type { ReadFiles } from './read.ts';

/** A link in Markdown: [words](address), [name]: address, or <address>. */
const markdownLink = /\]\(\s*<?((?:[^()\s>]|\([^()\s]*\))+)|^\[[^\]]+\]:\s*(\S+)|<([a-z][a-z\d+.-]*:[^\s>]+)>/gim;

/** The addresses in a text: of a button, or of Markdown links. */
export function linksIn({ path, text, field }: FieldText): string[] {
  const name = path.at(-1);
  if (name === 'href' || name === 'to') return [text];
  if (!field.markdown) return [];
  const links = [...withoutCode(text).matchAll(markdownLink)];
  return links.map(([, inline, apart, bare]) => inline ?? apart ?? bare ?? '');
}

/** A message if the linked page goes online later than the entry that links to it. */
function findUnpublishedPage(target: Entry | undefined, from: Entry, day: string): string | undefined {
  const { publish: ownDay = day } = from.data;
  if (ownDay === 'draft') return undefined;
  const targetDay = target?.data.publish;
  if (isOut(targetDay, ownDay > day ? ownDay : day)) return undefined;
  return targetDay === 'draft' ? 'That page is a draft.' : `That page is not online before ${targetDay}.`;
}

/** A message if a page has no element with this id. Headings from the content have ids, too. */
function findMissingAnchor(id: string, path: string, target: Entry | undefined, read: ReadFiles): string | undefined {
  const known = anchors[path] ?? anchors[path.replace(/[^/]+$/, '')];
  const words = target?.folder === 'legal' ? target : read.entries.find((entry) => entry.id === known?.words);
  if (!words || words.texts.some(({ text }) => headingId(text) === id)) return undefined;
  const questions = path === routes.home ? (read.documents['blocks/faq']?.items ?? []) : [];
  const ids = [...(known?.ids ?? []), ...questions.map((question) => `faq-${question.id}`)];
  if (ids.includes(id)) return undefined;
  return `That page has no anchor "${id}".${ids.length > 0 ? ` It has: ${quoted(ids)}.` : ''}`;
}

export function findDeadLink(link: string, from: Entry, read: ReadFiles, day: string): string | undefined {
  const origin = read.documents.site?.url;
  const address = origin && `${link}/`.startsWith(`${origin}/`) ? link.slice(origin.length) || '/' : link;
  if (/^(?:https?:\/\/|mailto:|tel:)/.test(address)) return undefined;
  const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
  if (!path.startsWith('/'))
    return 'Links begin with "/" for a page of this site, or with "https://", "mailto:" or "tel:".';
  if (!read.pages.includes(path)) {
    const [near] = suggest(path, read.pages);
    return `There is no such page.${near ? ` Did you mean "${near}"?` : ''}`;
  }
  const target = read.entries.find((entry) => entryAddress(`content/${entry.id}.yaml`, entry.data.id) === path);
  return findUnpublishedPage(target, from, day) ?? (anchor ? findMissingAnchor(anchor, path, target, read) : undefined);
}
