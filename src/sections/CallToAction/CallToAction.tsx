import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/Button/Button';
import { NoBreak } from '@/components/NoBreak/NoBreak';
import { Picture } from '@/components/Picture/Picture';
import { drawing, toPicture } from '@/pictures/drawings';
import styles from './CallToAction.module.css';

interface Props {
  heading: string;
  text: string;
  link: { label: string; href: string };
  /** Which of the three drawings is below it. */
  field: 1 | 2 | 3;
  /** An alternative, below the button. */
  children?: ReactNode;
}

export function CallToAction({ heading, text, link, field, children }: Props) {
  return (
    <section className={`on-accent ${styles.call}`} aria-labelledby="call">
      <div className={`grid ${styles.words}`}>
        <h2 id="call">
          <NoBreak text={heading} />
        </h2>
        <div className={styles.action}>
          <p>
            <NoBreak text={text} />
          </p>
          <ButtonLink {...link} />
          {children}
        </div>
      </div>
      <div className={`hide-on-paper ${styles.field}`}>
        <Picture picture={toPicture(drawing(`figures/field-${field}`))} alt="" />
      </div>
    </section>
  );
}
