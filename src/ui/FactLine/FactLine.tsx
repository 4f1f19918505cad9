import { Children, type ReactNode } from 'react';
import styles from './FactLine.module.css';

/** Short facts in a line, with a stroke between them, and a space where they are copied or read. */
export const FactLine = ({ children }: { children: ReactNode }) => (
  <div className={`label row ${styles.facts}`}>
    {Children.toArray(children).map((fact, position) => [position > 0 && ' ', fact])}
  </div>
);
