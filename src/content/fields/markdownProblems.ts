import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

// The same parser as that of react-markdown, which renders the texts.
const parser = unified().use(remarkParse).use(remarkGfm);

type Root = ReturnType<typeof parser.parse>;
type Node = Root | Root['children'][number];

const allowedAddress = /^(?:\/(?!\/)|https:\/\/|mailto:|tel:|#)/;

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

/** Why a node is not allowed. `source` is its Markdown. */
function problemsOf(node: Node, source: string): string[] {
  const shown = source.replaceAll(/\s+/g, ' ').slice(0, 60);
  if (node.type === 'text') return problemsOfWords(source);
  if (node.type === 'html') return [`has HTML: ${shown}. Write it in backticks if it is code, or else use Markdown`];
  if (node.type === 'image' || node.type === 'imageReference')
    return [`has a picture: ${shown}. Pictures have fields of their own`];
  if (node.type === 'listItem' && typeof node.checked === 'boolean')
    return ['has a list with checkboxes. Write a list without "[ ]"'];
  if (node.type === 'code' && /^(```|~~~)/.test(source) && !/\n[\s>]*(?:```|~~~)[`~]*\s*$/.test(source))
    return [`has code without an end: ${shown}. Write \`\`\` below it`];
  if ((node.type === 'link' || node.type === 'heading') && node.children.length === 0)
    return [`has no words in ${shown}`];
  if ('url' in node && !allowedAddress.test(node.url))
    return [`links to "${node.url}". A link should begin with "/", "https://", "mailto:", "tel:" or "#"`];
  return [];
}

/** Everything in a Markdown text that is not allowed. Code samples may have anything. */
export function markdownProblems(text: string): string[] {
  const problems: string[] = [];
  const look = (node: Node) => {
    const source = text.slice(node.position?.start.offset, node.position?.end.offset);
    problems.push(...problemsOf(node, source));
    if ('children' in node) for (const child of node.children) look(child);
  };
  look(parser.parse(text));
  return [...new Set(problems)];
}

/** What the pattern of the CMS refuses, each at one place of the text. It takes the text as one line after another, and knows no code. */
const refused = [
  '<(?!https:|mailto:)[A-Za-z/!]',
  '!\\[',
  'http://',
  '(?<![\\w/.@-])www\\.',
  '```|~~~',
  '\\{\\w*\\}',
  '\\]\\s+\\((?:[/#]|https?:|mailto:|tel:)',
  '\\]\\((?!/(?!/)|https://|mailto:|tel:|#)',
  '(?<![^\\n])[ \\t]*(?:[•·●▪◦‣\\uF0B7]|(?:[-*+]|\\d+[.)]) +\\[[ xX]\\])',
];

const noStars = '(?:(?!\\*\\*)[\\s\\S])*';

/** For fields without code: refuses at the field what needs no parser, in linear time. */
export const prosePattern = {
  pattern: `^(?=${noStars}(?:\\*\\*${noStars}\\*\\*${noStars})*$)(?:(?!${refused.join('|')})[\\s\\S])*$`,
  message:
    'should have no HTML, picture, code block, checkbox, {name}, "•", "www." or "http://", an end for each **, and links such as [words](/address)',
};
