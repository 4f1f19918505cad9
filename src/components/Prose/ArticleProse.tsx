import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';
import type { CopyWords } from '@/components/CopyButton/CopyButton';
import { Code } from './Code';
import { Prose } from './Prose';

interface Props {
  text: string;
  copy: CopyWords;
}

/** Renders a code block from the children of `pre`: a code element with its language as a class. */
function renderCodeBlock(children: ReactNode, copy: CopyWords) {
  const [code] = Children.toArray(children);
  if (!isValidElement<ComponentProps<'code'>>(code)) return null;
  const language = /language-(\S+)/.exec(code.props.className ?? '')?.[1] ?? '';
  // An empty block has no children.
  const text = String(code.props.children ?? '');
  return <Code text={text} language={language} copy={copy} />;
}

/** Markdown with highlighted code and copy buttons. A separate component, because of its CSS. */
export const ArticleProse = ({ text, copy }: Props) => (
  <Prose text={text} pre={({ children }) => renderCodeBlock(children, copy)} />
);
