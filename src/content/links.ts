// Where the links in the content lead.
import { anchors } from '@/config/anchors';
import { pageOf, routes } from '@/config/routes';
import { type FieldText, quoted } from '@/lib/contentMistakes';
import { closest } from '@/lib/distance';
import { withoutCode } from '@/lib/fill';
import { slug } from '@/lib/text';
import { isOut } from './publishing';
import type { Entry } from './read';

/** The addresses in a text: that of a button, or those of the links in Markdown. */
export function linksIn({ path, text, field }: FieldText): string[] {
  if (path.at(-1) === 'href' || path.at(-1) === 'to') return [text];
  const links = field.markdown ? withoutCode(text).matchAll(/\]\(\s*<?([^)\s>]+)|^\[[^\]]+\]:\s*(\S+)/gm) : [];
  return [...links].map(([, inline, apart]) => inline ?? apart ?? '');
}

/** What is wrong with a link of an entry, if anything is. */
export function deadLink(link: string, from: Entry, entries: readonly Entry[], pages: readonly string[], day: string) {
  const document = (id: string) => entries.find((entry) => entry.id === id);
  const url = String(document('site')?.data.url);
  const address = `${link}/`.startsWith(`${url}/`) ? link.slice(url.length) || '/' : link;
  if (/^(?:https?:\/\/|mailto:|tel:)/.test(address)) return undefined;
  const [, path = '', id] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
  if (!path.startsWith('/')) return 'Addresses on this site begin with "/", others with "https://".';
  if (!pages.includes(path)) {
    const near = closest(path, pages);
    return `There is no such page.${near ? ` Did you mean "${near}"?` : ''}`;
  }
  const target = entries.find((entry) => pageOf(`content/${entry.id}.yaml`, entry.data.id) === path)?.data.publish;
  const { publish = day } = from.data;
  if (publish !== 'draft' && !isOut(target, publish > day ? publish : day))
    return target === 'draft' ? 'That page is a draft.' : `That page is not online before ${target}.`;
  const places = anchors[path] ?? anchors[path.replace(/[^/]+$/, '')];
  const words = places && document(places.words);
  const questions = (path === routes.home && document('blocks/faq')?.data.items) || [];
  const ids = [...(places?.ids ?? []), ...(questions as { id: number }[]).map((question) => `faq-${question.id}`)];
  if (!id || !words || ids.includes(id) || words.texts.some(({ text }) => slug(text) === id)) return undefined;
  return `That page has no place "${id}".${ids.length > 0 ? ` It has: ${quoted(ids)}.` : ''}`;
}
