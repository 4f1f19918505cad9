import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { scrollStrings } from '@/strings';
import { markdownUrl } from './markdownUrl';
import styles from './Prose.module.css';

/** `pre` renders code blocks; by default they are plain. */
interface Props extends Pick<Components, 'pre'> {
  text: string;
}

/** How many characters of inline code fit on a line of the narrowest phone. Shorter code does not wrap. */
const phoneLineLength = 26;

// Wide tables and code scroll (src/scripts/scrollable.ts).
const components: Components = {
  code: ({ children }) =>
    String(children).length > phoneLineLength ? <code>{children}</code> : <code className="whole">{children}</code>,
  table: ({ children }) => (
    <div className={styles.table} data-scroll-label={scrollStrings.table}>
      <table>{children}</table>
    </div>
  ),
  pre: ({ children }) => <pre data-scroll-label={scrollStrings.code()}>{children}</pre>,
  blockquote: ({ children }) => <blockquote className={styles.quote}>{children}</blockquote>,
};

/** Renders Markdown: paragraphs, emphasis, links, code, lists, quotes, tables. HTML is shown as text. */
export function Prose({ text, ...code }: Props) {
  return (
    <Markdown components={{ ...components, ...code }} remarkPlugins={[remarkGfm]} urlTransform={markdownUrl}>
      {text}
    </Markdown>
  );
}

/** The class of a box with paragraphs and lists. */
export const readingClass = styles.reading;
