import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Element, ElementContent, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

/** What helps somebody who looks at a page and means nothing in a text: ways on, controls, pictures. */
const leftOut = new Set(['aside', 'button', 'canvas', 'form', 'img', 'nav', 'script', 'style', 'svg', 'template']);

const isShown = ({ tagName, properties }: Element) =>
  !leftOut.has(tagName) && properties.hidden === undefined && String(properties.ariaHidden) !== 'true';

/** A node without what is left out; links say which site they mean, because the text is read away from it. */
function cleaned(node: ElementContent, site: string): ElementContent[] {
  if (node.type === 'comment') return [];
  if (node.type !== 'element') return [node];
  // A break with a class belongs to the layout.
  if (!isShown(node) || (node.tagName === 'br' && node.properties.className)) return [];
  // The colors of code are spans; its words stand as they are.
  if (node.tagName === 'code') return [{ ...node, properties: {}, children: [{ type: 'text', value: textOf(node) }] }];
  const { href } = node.properties;
  const properties = typeof href === 'string' ? { href: new URL(href, site).href } : {};
  // A question is the heading of its answer.
  const tagName = node.tagName === 'summary' ? 'h3' : node.tagName;
  const children = node.children.flatMap((child) => cleaned(child, site));
  // Links and terms that only the layout keeps apart need a space between them.
  const spaced = children.flatMap((child, index): ElementContent[] => {
    const next = children[index + 1];
    const apart = child.type === 'element' && next?.type === 'element' && !/^[:,.]/.test(textOf(next));
    return apart ? [child, { type: 'text', value: ' ' }] : [child];
  });
  return [{ ...node, tagName, properties, children: spaced }];
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function findMain(node: Root | ElementContent): Element | undefined {
  if (node.type === 'element' && node.tagName === 'main') return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = child.type === 'doctype' ? undefined : findMain(child);
    if (found) return found;
  }
  return undefined;
}

const reader = unified().use(rehypeParse, { fragment: true }).freeze();
const writer = unified().use(rehypeRemark).use(remarkGfm).use(remarkStringify, { bullet: '-' }).freeze();

/** The main part of a page without its drawings: reading HTML is most of the work. */
const mainPart = (html: string) =>
  /<main\b[\s\S]*<\/main>/.exec(html)?.[0].replaceAll(/<svg\b[\s\S]*?<\/svg>/g, '') ?? '';

/** The text of a built page as Markdown. `site` is the address of the page. */
export function markdownOf(html: string, site: string): string {
  const main = findMain(reader.parse(mainPart(html)));
  if (!main) throw new Error(`${site} has no main element.`);
  const tree = writer.runSync({ type: 'root', children: cleaned(main, site) });
  return writer.stringify(tree);
}

/** Writes the Markdown form of every page beside it, from what the build wrote: /about.md beside /about. */
export const markdown = (): AstroIntegration => {
  let site = '';
  return {
    name: 'markdown',
    hooks: {
      'astro:config:done': ({ config }) => {
        site = config.site ?? '';
      },
      'astro:build:done': ({ dir, pages }) => {
        for (const { pathname } of pages) {
          const path = pathname.replace(/\/$/, '') || 'index';
          if (/(^|\/)404$/.test(path)) continue;
          const html = mainPart(readFileSync(fileURLToPath(new URL(`${path}.html`, dir)), 'utf8'));
          const address = new URL(path, site).href;
          writeFileSync(fileURLToPath(new URL(`${path}.md`, dir)), markdownOf(html, address));
        }
      },
    },
  };
};
