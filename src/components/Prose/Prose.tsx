import Markdown, { type Components } from 'react-markdown';

interface Props {
  text: string;
}

// So many characters of code fit on a line of the narrowest phone; it stays in one piece up to that length.
const line = 26;

const components: Components = {
  // Code that is wider than its column scrolls, so it must be reachable by keyboard.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  pre: ({ children }) => <pre tabIndex={0}>{children}</pre>,
  code: ({ children }) =>
    String(children).length > line ? <code>{children}</code> : <code className="whole">{children}</code>,
};

/** Markdown from content as React elements: paragraphs, emphasis, links and code. HTML in it stays text. */
export function Prose({ text }: Props) {
  return <Markdown components={components}>{text}</Markdown>;
}
