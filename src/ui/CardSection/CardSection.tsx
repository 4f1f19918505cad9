import type { ReactNode } from 'react';
import { NoBreak } from '@/ui/NoBreak/NoBreak';
import { TextLink } from '@/ui/TextLink/TextLink';
import styles from './CardSection.module.css';

interface Props {
  id: string;
  heading: string;
  /** A text to the right of the heading, or below it on narrow screens. */
  text?: string;
  className?: string;
  /** A link below the cards. */
  link?: { label: string; href: string } | undefined;
  children: ReactNode;
}

export function CardSection({ id, heading, text, className = '', link, children }: Props) {
  return (
    <section className={`section grid ${styles.part} ${className}`} aria-labelledby={id}>
      <h2 className={styles.headline} id={id}>
        <NoBreak text={heading} />
      </h2>
      {text && <p className={`muted ${styles.text}`}>{text}</p>}
      {children}
      {link && (
        <div>
          <TextLink {...link} />
        </div>
      )}
    </section>
  );
}

/** The class of a list whose cards have lines between them. */
export const linedCards = styles.lined;
