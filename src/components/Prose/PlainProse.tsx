import { createElement, type PropsWithChildren } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { markdownUrl } from './markdownUrl';

/** The elements to which Markdown adds a class or a style. */
const components: Components = Object.fromEntries(
  ['code', 'th', 'td', 'ul', 'li'].map((tag) => [
    tag,
    ({ children }: PropsWithChildren) => createElement(tag, null, children),
  ]),
);

/** Markdown as plain HTML for feeds and structured data: no classes, styles or highlighted code. */
export function PlainProse({ text }: { text: string }) {
  return (
    <Markdown
      components={components}
      disallowedElements={['input']}
      remarkPlugins={[remarkGfm]}
      urlTransform={markdownUrl}
    >
      {text}
    </Markdown>
  );
}
