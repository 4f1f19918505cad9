import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

// The same parser as that of react-markdown, which renders the texts.
const parser = unified().use(remarkParse).use(remarkGfm);

type Root = ReturnType<typeof parser.parse>;
type Node = Root | Root['children'][number];

const allowedAddress = /^(?:\/(?!\/)|https:\/\/|mailto:|tel:|#)/;

/** Why a node is not allowed; undefined if it is. `source` is its Markdown. */
function problemOf(node: Node, source: string): string | undefined {
  if (node.type === 'html') return `has HTML: ${source}. Write it in backticks if it is code, or else use Markdown.`;
  if (node.type === 'image' || node.type === 'imageReference')
    return `has a picture: ${source}. Pictures have fields of their own.`;
  if (node.type === 'listItem' && typeof node.checked === 'boolean')
    return 'has a list with checkboxes. Write a list without "[ ]".';
  if ('url' in node && !allowedAddress.test(node.url))
    return `links to "${node.url}". A link should begin with "/", "https://", "mailto:", "tel:" or "#".`;
  return undefined;
}

/** Everything in a Markdown text that is not allowed. Code samples may have anything. */
export function markdownProblems(text: string): string[] {
  const problems: string[] = [];
  const look = (node: Node) => {
    const source = text.slice(node.position?.start.offset, node.position?.end.offset);
    const problem = problemOf(node, source);
    if (problem) problems.push(problem);
    if ('children' in node) for (const child of node.children) look(child);
  };
  look(parser.parse(text));
  return problems;
}
