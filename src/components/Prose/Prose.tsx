import Markdown, { type Components } from 'react-markdown';

interface Props {
  text: string;
}

// Code that is wider than its column scrolls, so it must be reachable by keyboard.
// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
const components: Components = { pre: ({ children }) => <pre tabIndex={0}>{children}</pre> };

/** Markdown from content as React elements: paragraphs, emphasis, links and code. HTML in it stays text. */
export function Prose({ text }: Props) {
  return <Markdown components={components}>{text}</Markdown>;
}
