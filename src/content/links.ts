// Where the links in the content lead.
import { anchors } from '../config/anchors.ts';
import { pageOf, routes } from '../config/routes.ts';
import { headingId } from '../lib/headingId.ts';
import { withoutCode } from '../lib/placeholders.ts';
import { suggest } from '../lib/suggest.ts';
import type { Checked } from './crossFileChecks.ts';
import { type FieldText, quoted } from './fieldErrors.ts';
import { isOut } from './publishing.ts';
import type { Entry } from './read.ts';

/** The addresses in a text: that of a button, or those of the links in Markdown. */
export function linksIn({ path, text, field }: FieldText): string[] {
  if (path.at(-1) === 'href' || path.at(-1) === 'to') return [text];
  const markdownLink = /\]\(\s*<?((?:[^()\s>]|\([^()\s]*\))+)|^\[[^\]]+\]:\s*(\S+)|<([a-z][a-z\d+.-]*:[^\s>]+)>/gim;
  const links = field.markdown ? withoutCode(text).matchAll(markdownLink) : [];
  return [...links].map(([, inline, apart, bare]) => inline ?? apart ?? bare ?? '');
}

/** What is wrong with a link of an entry, if anything is. */
export function deadLink(link: string, from: Entry, { entries, documents, pages }: Checked, day: string) {
  const url = documents.site?.url;
  const address = url && `${link}/`.startsWith(`${url}/`) ? link.slice(url.length) || '/' : link;
  if (/^(?:https?:\/\/|mailto:|tel:)/.test(address)) return undefined;
  const [, path = '', id] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
  if (!path.startsWith('/'))
    return 'Links begin with "/" for a page of this site, or with "https://", "mailto:" or "tel:".';
  if (!pages.includes(path)) {
    const [near] = suggest(path, pages);
    return `There is no such page.${near ? ` Did you mean "${near}"?` : ''}`;
  }
  const target = entries.find((entry) => pageOf(`content/${entry.id}.yaml`, entry.data.id) === path);
  const { publish = day } = from.data;
  const goesOnline = target?.data.publish;
  if (publish !== 'draft' && !isOut(goesOnline, publish > day ? publish : day))
    return goesOnline === 'draft' ? 'That page is a draft.' : `That page is not online before ${goesOnline}.`;
  const places = anchors[path] ?? anchors[path.replace(/[^/]+$/, '')];
  const words = target?.folder === 'legal' ? target : entries.find((entry) => entry.id === places?.words);
  const questions = path === routes.home ? (documents['blocks/faq']?.items ?? []) : [];
  const ids = [...(places?.ids ?? []), ...questions.map((question) => `faq-${question.id}`)];
  if (!id || !words || ids.includes(id) || words.texts.some(({ text }) => headingId(text) === id)) return undefined;
  return `That page has no place "${id}".${ids.length > 0 ? ` It has: ${quoted(ids)}.` : ''}`;
}
