import { type ReactNode, useRef } from 'react';
import { useReveal } from './useReveal';

interface Props {
  threshold: number;
  /** The finished team section; what is to be revealed is marked with data-reveal. */
  children?: ReactNode;
}

export function TeamReveal({ threshold, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useReveal(root, threshold);
  return <div ref={root}>{children}</div>;
}
