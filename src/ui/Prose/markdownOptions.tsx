// What the texts of pages and of structured data have in common.
import { createElement, type PropsWithChildren, useId } from 'react';
import { type Components, defaultUrlTransform, type Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { gfmOptions } from '@/lib/gfmOptions';
import { proseStrings } from './strings';

/** The level of the headings in a text: one below that of its section. */
export type HeadingLevel = 2 | 3 | 4;

/** The id that Markdown gives to a headline above footnotes, which the site leaves out. */
const footnoteLabel = 'footnote-label';

/** Headings of every level become headings of one level, because writers choose them by their size. */
export function headings(level: HeadingLevel, className?: string): Components {
  const Heading = ({ id, children }: PropsWithChildren<{ id?: string | undefined }>) =>
    id === footnoteLabel ? null : createElement(`h${level}`, { className }, children);
  return { h1: Heading, h2: Heading, h3: Heading, h4: Heading, h5: Heading, h6: Heading };
}

/** Sanitizes the address of a link: tel: is allowed, and an address that could run code becomes empty. */
const urlTransform = (url: string) => (url.startsWith('tel:') ? url : defaultUrlTransform(url));

/** Options for GitHub Flavored Markdown. The ids of footnotes differ from those of other texts on the page. */
export const useMarkdownOptions = (): Options => ({
  remarkPlugins: [[remarkGfm, gfmOptions]],
  remarkRehypeOptions: {
    clobberPrefix: `${useId()}-`,
    footnoteBackContent: '↩',
    footnoteBackLabel: proseStrings.backToReference,
  },
  urlTransform,
});
