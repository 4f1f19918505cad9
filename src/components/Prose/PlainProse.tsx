import { createElement, type PropsWithChildren } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { type HeadingLevel, headings, useMarkdownOptions } from './markdownOptions';

interface Props {
  text: string;
  headingLevel: HeadingLevel;
}

/** The elements to which Markdown adds an id, a class or a style. */
const components: Components = {
  ...Object.fromEntries(
    ['code', 'th', 'td', 'li'].map((tag) => [
      tag,
      ({ children }: PropsWithChildren) => createElement(tag, null, children),
    ]),
  ),
  // Of footnotes, whose links would need ids: the numbers stay.
  section: ({ children }) => children,
  a: ({ href, title, children, ...footnote }) => {
    if ('data-footnote-backref' in footnote) return null;
    if ('data-footnote-ref' in footnote) return children;
    return (
      <a href={href} title={title}>
        {children}
      </a>
    );
  },
};

/** Markdown as plain HTML for feeds and structured data: no ids, classes, styles or highlighted code. */
export const PlainProse = ({ text, headingLevel }: Props) => (
  <Markdown {...useMarkdownOptions()} components={{ ...components, ...headings(headingLevel) }}>
    {text}
  </Markdown>
);
