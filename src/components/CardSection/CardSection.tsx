import type { ReactNode } from 'react';
import type { PictureProps } from '@/components/Picture/Picture';
import styles from './CardSection.module.css';

export interface PictureCard extends PictureProps {
  title: string;
  description: string;
}

interface Props {
  id: string;
  heading: string;
  /** A few words on the right of the heading, or below it where the page is narrow. */
  text?: string;
  className?: string;
  /** A line in small print below the cards. */
  note?: string | undefined;
  /** The list of cards. */
  children: ReactNode;
}

/** A heading, and cards below it. */
export function CardSection({ id, heading, text, className = '', note, children }: Props) {
  return (
    <section className={`section grid ${styles.section} ${className}`} aria-labelledby={id}>
      <h2 className={`title-large ${styles.heading}`} id={id}>
        {heading}
      </h2>
      {text && <p className={`muted ${styles.text}`}>{text}</p>}
      {children}
      {note && <p className={`small ${styles.note}`}>{note}</p>}
    </section>
  );
}

/** The list class of cards on a band that have a line between them. */
export const linedCards = styles.lined;
