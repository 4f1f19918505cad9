import type { ReactNode } from 'react';
import type { PictureProps } from '@/components/Picture/Picture';
import { gridPlaces } from '@/lib/gridRows';
import styles from './CardSection.module.css';

export interface PictureCard extends PictureProps {
  title: string;
  description: string;
}

interface Props<Card> {
  id: string;
  heading: string;
  /** A few words on the right of the heading, or below it where the page is narrow. */
  text?: string;
  className?: string | undefined;
  /** The element around the cards. */
  list?: 'ul' | 'ol' | 'dl' | 'div';
  listClass?: string | undefined;
  /** How many cards stand in a row at most. */
  columns?: number;
  cards: readonly Card[];
  /** A line in small print below the cards. */
  note?: string | undefined;
  /** What stands there if there are no cards. */
  empty?: ReactNode;
  /** Draws a card. Its element takes the attributes of its place, which say where in its row it stands. */
  children: (card: Card, place: ReturnType<typeof gridPlaces>[number] | undefined) => ReactNode;
}

/** A heading, and cards below it in even rows. */
export function CardSection<Card>({ id, heading, text, className = '', list, listClass, ...props }: Props<Card>) {
  const { cards, note, empty, columns, children } = props;
  const List = list ?? 'ul';
  const places = gridPlaces(cards.length, columns);
  return (
    <section className={`section grid ${className}`} aria-labelledby={id}>
      <h2 className={text ? styles.heading : 'heading'} id={id}>
        {heading}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      {cards.length === 0 ? (
        empty
      ) : (
        <List className={`cards ${listClass ?? ''}`}>{cards.map((card, index) => children(card, places[index]))}</List>
      )}
      {note && <p className={`small ${styles.note}`}>{note}</p>}
    </section>
  );
}

/** The list class of cards on a band that have a line between them. */
export const linedCards = styles.lined;
