import Markdown, { type Components } from 'react-markdown';
import { type HeadingLevel, headings, useMarkdownOptions } from './markdownOptions';
import styles from './Prose.module.css';
import { proseStrings } from './strings';

/** `pre` renders code blocks; by default they are plain. */
interface Props extends Pick<Components, 'pre'> {
  text: string;
  headingLevel?: HeadingLevel;
}

/** How many characters of inline code fit on a line of the narrowest phone. Shorter code does not wrap. */
const phoneLineLength = 26;

// Wide tables and code scroll (src/ui/Prose/scrollable.script.ts).
const components: Components = {
  code: ({ children }) =>
    String(children).length > phoneLineLength ? <code>{children}</code> : <code className="whole">{children}</code>,
  table: ({ children }) => (
    <div className={styles.table} data-scroll-label={proseStrings.table}>
      <table>{children}</table>
    </div>
  ),
  pre: ({ children }) => <pre data-scroll-label={proseStrings.code()}>{children}</pre>,
  blockquote: ({ children }) => <blockquote className={styles.quote}>{children}</blockquote>,
  ul: ({ children }) => <ul className={styles.list}>{children}</ul>,
  ol: ({ children, start }) => (
    <ol className={styles.list} start={start}>
      {children}
    </ol>
  ),
  sup: ({ children }) => <sup className={styles.note}>{children}</sup>,
  hr: () => <hr className={styles.rule} />,
  // The only section is that of the footnotes.
  section: ({ children }) => <div className={styles.footnotes}>{children}</div>,
  // A reference to a footnote is described by the headline of the footnotes, which is left out.
  a: ({ node: _, 'aria-describedby': __, ...link }) => <a {...link} />,
};

/** Renders Markdown. HTML is shown as text. */
export const Prose = ({ text, headingLevel = 3, ...code }: Props) => (
  <Markdown
    {...useMarkdownOptions()}
    components={{ ...components, ...headings(headingLevel, styles.subheading), ...code }}
  >
    {text}
  </Markdown>
);

/** The class of a box with paragraphs and lists. */
export const readingClass = styles.reading;
