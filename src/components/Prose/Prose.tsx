import Markdown from 'react-markdown';

interface Props {
  text: string;
}

/** Markdown from content as React elements: paragraphs, emphasis, links and code. HTML in it stays text. */
export function Prose({ text }: Props) {
  return <Markdown>{text}</Markdown>;
}
