import { type ReactNode, useRef } from 'react';
import styles from './CountUp.module.css';
import { useCountUp } from './useCountUp';

interface Props {
  each?: string;
  threshold: number;
  durationMs: number;
  stepMs: number;
  /** A finished section whose numbers are marked with data-count. */
  children?: ReactNode;
}

export function CountUp({ each, threshold, durationMs, stepMs, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useCountUp(root, { each, threshold, durationMs, stepMs });
  return (
    <div className={styles.numbers} ref={root}>
      {children}
    </div>
  );
}
