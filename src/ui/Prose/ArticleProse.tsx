import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';
import { Code } from './Code';
import type { HeadingLevel } from './markdownOptions';
import { Prose } from './Prose';

interface Props {
  text: string;
  headingLevel?: HeadingLevel;
}

/** Renders a code block from the children of `pre`: a code element with its language as a class. */
function renderCodeBlock(children: ReactNode) {
  const [code] = Children.toArray(children);
  if (!isValidElement<ComponentProps<'code'>>(code)) return null;
  const language = /language-(\S+)/.exec(code.props.className ?? '')?.[1] ?? '';
  // An empty block has no children.
  const text = String(code.props.children ?? '');
  return <Code text={text} language={language} />;
}

/** Markdown with highlighted code and copy buttons. A separate component, because of its CSS. */
export const ArticleProse = (props: Props) => <Prose {...props} pre={({ children }) => renderCodeBlock(children)} />;
