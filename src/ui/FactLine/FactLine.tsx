import type { ReactNode } from 'react';
import styles from './FactLine.module.css';

/** Short facts in a line, with a stroke between them. */
export const FactLine = ({ children }: { children: ReactNode }) => (
  <div className={`label row ${styles.facts}`}>{children}</div>
);
