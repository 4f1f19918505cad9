import firstField from '@art/figures/field-1.svg?drawing';
import secondField from '@art/figures/field-2.svg?drawing';
import thirdField from '@art/figures/field-3.svg?drawing';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/ui/Button/Button';
import { NoBreak } from '@/ui/NoBreak/NoBreak';
import { Picture } from '@/ui/Picture/Picture';
import { Proof, type Quote, type Result } from '@/ui/Proof/Proof';
import { drawingSource } from '@/drawings/picture';
import { anchors } from '@/lib/routes';
import styles from './CallToAction.module.css';

const fields = { 1: firstField, 2: secondField, 3: thirdField } as const;

interface Props {
  heading: string;
  text: string;
  link: { label: string; href: string };
  /** Clients see one of the three fields of flowers on the accent. Without it, words are alone. */
  field?: keyof typeof fields;
  /** What is beside the words in place of a field, and the class of the section. */
  beside?: { className: string | undefined; content: ReactNode };
  /** A sentence of proof below the heading: what a client or a colleague says, or what changed for a client. */
  quote?: Quote | undefined;
  result?: Result | undefined;
  /** An alternative, below the button. */
  children?: ReactNode;
}

export function CallToAction({ heading, text, link, field, beside, quote, result, children }: Props) {
  const ground = field ? `accent-surface ${styles.accent}` : (beside?.className ?? 'panel');
  return (
    <section className={`${ground} ${styles.call}`} aria-labelledby={anchors.callToAction}>
      <div className={`grid ${styles.words}`}>
        <h2 id={anchors.callToAction}>
          <NoBreak text={heading} />
        </h2>
        <div className={styles.action}>
          <p>
            <NoBreak text={text} />
          </p>
          <ButtonLink {...link} />
          {children}
        </div>
        <Proof className={styles.proof} quote={quote} result={result} />
        {beside?.content}
      </div>
      {field && (
        <div className={`hide-on-paper ${styles.field}`}>
          <Picture picture={drawingSource(fields[field])} alt="" />
        </div>
      )}
    </section>
  );
}
