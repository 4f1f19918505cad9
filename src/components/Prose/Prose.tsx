import type { ComponentProps } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { markdownUrl } from './markdownUrl';
import styles from './Prose.module.css';

/** `pre` is how a block of code is shown; without it code is plain. */
interface Props extends Pick<Components, 'pre'> {
  text: string;
}

/** The alignment of a column; as an attribute, because the content security policy allows no style here. */
const alignment = ({ style }: ComponentProps<'td'>) => style?.textAlign && { 'data-align': style.textAlign };

/** How many characters of code fit on a line of the narrowest phone. Code stays in one piece up to that length. */
const phoneLineLength = 26;

// Tables and code that are wider than their column scroll, so they must be reachable by keyboard.
const components: Components = {
  code: ({ children }) =>
    String(children).length > phoneLineLength ? <code>{children}</code> : <code className="whole">{children}</code>,
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={styles.table} tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  pre: ({ children }) => <pre tabIndex={0}>{children}</pre>,
  th: ({ children, ...props }) => <th {...alignment(props)}>{children}</th>,
  td: ({ children, ...props }) => <td {...alignment(props)}>{children}</td>,
  blockquote: ({ children }) => <blockquote className={styles.quote}>{children}</blockquote>,
};

/** Markdown from content as React elements: paragraphs, emphasis, links, code, lists, quotes, tables. HTML stays text. */
export function Prose({ text, ...code }: Props) {
  return (
    <Markdown components={{ ...components, ...code }} remarkPlugins={[remarkGfm]} urlTransform={markdownUrl}>
      {text}
    </Markdown>
  );
}

/** The class of a box with paragraphs and lists to read. */
export const readingClass = styles.reading;
