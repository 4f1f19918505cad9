import type { ReactNode } from 'react';
import styles from './ContactLayout.module.css';

interface Props {
  heading: string;
  /** The form, then everything else. */
  children: ReactNode;
}

export function ContactLayout({ heading, children }: Props) {
  return (
    <div className={`grid ${styles.contact}`}>
      <h1>{heading}</h1>
      {children}
    </div>
  );
}
