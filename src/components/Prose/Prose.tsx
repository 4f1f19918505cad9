import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import type { CopyWords } from '@/components/CopyButton/CopyButton';
import { Code } from './Code';
import { markdownUrl } from './markdownUrl';
import styles from './Prose.module.css';

interface Props {
  text: string;
  /** The button that copies code, where there is one. */
  copy?: CopyWords;
}

/** The alignment of a column; as an attribute, because the content security policy allows no style here. */
const alignment = ({ style }: ComponentProps<'td'>) => style?.textAlign && { 'data-align': style.textAlign };

/** How many characters of code fit on a line of the narrowest phone. Code stays in one piece up to that length. */
const phoneLineLength = 26;

/** A block of code, from what Markdown makes of it: code in pre, with its language as a class. */
function renderCodeBlock(children: ReactNode, copy: CopyWords | undefined) {
  const [code] = Children.toArray(children);
  if (!isValidElement<ComponentProps<'code'>>(code)) return null;
  const language = /language-(\S+)/.exec(code.props.className ?? '')?.[1] ?? '';
  // An empty block has no children.
  const text = String(code.props.children ?? '');
  return <Code text={text} language={language} copy={copy} />;
}

// Tables that are wider than their column scroll, so they must be reachable by keyboard.
const components: Components = {
  code: ({ children }) =>
    String(children).length > phoneLineLength ? <code>{children}</code> : <code className="whole">{children}</code>,
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={styles.table} tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
  th: ({ children, ...props }) => <th {...alignment(props)}>{children}</th>,
  td: ({ children, ...props }) => <td {...alignment(props)}>{children}</td>,
  blockquote: ({ children }) => <blockquote className={styles.quote}>{children}</blockquote>,
};

/** Markdown from content as React elements: paragraphs, emphasis, links, code, lists, quotes, tables. HTML stays text. */
export function Prose({ text, copy }: Props) {
  return (
    <Markdown
      components={{ ...components, pre: ({ children }) => renderCodeBlock(children, copy) }}
      remarkPlugins={[remarkGfm]}
      urlTransform={markdownUrl}
    >
      {text}
    </Markdown>
  );
}
