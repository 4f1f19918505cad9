import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { gfmOptions } from '../../lib/gfmOptions.ts';

// The same parser as that of react-markdown, which renders the texts.
const parser = unified().use(remarkParse).use(remarkGfm, gfmOptions);

type Root = ReturnType<typeof parser.parse>;
type Node = Root | Root['children'][number];
type List = Extract<Node, { type: 'list' }>;

const allowedAddress = /^(?:\/(?!\/)|https:\/\/|mailto:|tel:|#)/;

/** An address that says only of which kind it is. */
const emptyAddress = /^(?:https:\/\/|mailto:|tel:)$/;

/** The beginning of an entry of a list, as word processors write it. */
const foreignEntry = /^\s*(?:–|o|[a-z]\))\s+\S/;

/** Names in braces. Nothing fills them in, except in lines that say so. */
export const findPlaceholders = (text: string): string[] => text.match(/\{\w*\}/g) ?? [];

/** Markdown that was meant, but is shown as it was written. */
function problemsOfWords(source: string): string[] {
  const problems = findPlaceholders(source).map((name) => `has the placeholder ${name}, which nothing fills in`);
  if (source.includes('**'))
    problems.push('has ** that begins or ends no bold words. Write **words**, without spaces inside');
  if (/\](?:\s*\(\s*(?:[/#]|https:|mailto:|tel:|$)|\()/.test(source))
    problems.push(
      'has a link that is not complete. Write [words](/address) without spaces between or inside the brackets',
    );
  if (/^\s*[•·●▪◦‣\uF0B7]/m.test(source))
    problems.push('has a list with "•" or a similar character. Begin each entry with "- "');
  return problems;
}

/** A list of numbers shows them counted from the first, whatever is written. Only 1. before every entry means that, too. */
function problemsOfNumbers({ start, children }: List, text: string): string[] {
  if (typeof start !== 'number') return [];
  const written = children.map(({ position }) => Number.parseInt(text.slice(position?.start.offset), 10));
  const shown = children.map((_, index) => start + index);
  if (written.every((number) => number === 1) || written.every((number, index) => number === shown[index])) return [];
  return [
    `has a list with the numbers ${written.join(', ')}, which would be shown as ${shown.join(', ')}. ` +
      `If they are no numbers of a list, write ${written[0]}\\. with a backslash`,
  ];
}

/** Lists and rows that were copied from elsewhere. */
function problemsOfParagraph(source: string): string[] {
  const lines = source.split('\n');
  const entries = lines.filter((line) => foreignEntry.test(line));
  const problems: string[] = [];
  if (foreignEntry.test(source) || entries.length > 1)
    problems.push(`has a list with "${entries[0]?.trim().split(/\s/)[0]}". Begin each entry with "- "`);
  const row = lines.find((line) => /\S\t/.test(line));
  if (row) problems.push(`has a row with tabs: ${row.replaceAll(/\s+/g, ' ')}. Write it as a list, or as sentences`);
  return problems;
}

/** Why a node of a text is not allowed. */
function problemsOf(node: Node, text: string): string[] {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? 0;
  const source = text.slice(start, end);
  const shown = source.trim().replaceAll(/\s+/g, ' ').slice(0, 60);
  if (node.type === 'text') return problemsOfWords(source);
  if (node.type === 'paragraph') return problemsOfParagraph(source);
  if (node.type === 'list') return problemsOfNumbers(node, text);
  if (node.type === 'emphasis' && /[\p{L}\p{N}]$/u.test(text.slice(0, start)) && /^[\p{L}\p{N}]/u.test(text.slice(end)))
    return [`has * inside a word or between numbers: ${shown}. Write × in place of it, or \\* with a backslash`];
  if (node.type === 'code' && !/^(```|~~~)/.test(source))
    return [
      `has a paragraph that begins with a tab or four spaces, which makes it code: ${shown}. Begin it at the left`,
    ];
  if (node.type === 'html') return [`has HTML: ${shown}. Write it in backticks if it is code, or else use Markdown`];
  if (node.type === 'image' || node.type === 'imageReference')
    return [`has a picture: ${shown}. Pictures have fields of their own`];
  if (node.type === 'listItem' && typeof node.checked === 'boolean')
    return ['has a list with checkboxes. Write a list without "[ ]"'];
  if (node.type === 'code' && /^(```|~~~)/.test(source) && !/\n[\s>]*(?:```|~~~)[`~]*\s*$/.test(source))
    return [`has code without an end: ${shown}. Write \`\`\` below it`];
  if ((node.type === 'link' || node.type === 'heading') && node.children.length === 0)
    return [`has no words in ${shown}`];
  if ('url' in node && emptyAddress.test(node.url)) return [`links to "${node.url}", with nothing after it`];
  if ('url' in node && !allowedAddress.test(node.url))
    return [`links to "${node.url}". A link should begin with "/", "https://", "mailto:", "tel:" or "#"`];
  return [];
}

/** Everything in a Markdown text that is not allowed. Code samples may have anything. */
export function markdownProblems(text: string): string[] {
  const problems: string[] = [];
  const look = (node: Node) => {
    problems.push(...problemsOf(node, text));
    if ('children' in node) for (const child of node.children) look(child);
  };
  look(parser.parse(text));
  return [...new Set(problems)];
}
