import { createElement, type PropsWithChildren } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { markdownUrl } from './markdownUrl';

/** The elements that Markdown gives a class or a style. */
const components: Components = Object.fromEntries(
  ['code', 'th', 'td', 'ul', 'li'].map((tag) => [
    tag,
    ({ children }: PropsWithChildren) => createElement(tag, null, children),
  ]),
);

/** Markdown from content as plain HTML, for what leaves the site: no classes, no styles, no colors of code. */
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
