import firstField from '@art/figures/field-1.svg?drawing';
import secondField from '@art/figures/field-2.svg?drawing';
import thirdField from '@art/figures/field-3.svg?drawing';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/ui/Button/Button';
import { NoBreak } from '@/ui/NoBreak/NoBreak';
import { Picture } from '@/ui/Picture/Picture';
import { Proof, type Quote, type Result } from '@/ui/Proof/Proof';
import { toPicture } from '@/drawings/picture';
import styles from './CallToAction.module.css';

const fields = { 1: firstField, 2: secondField, 3: thirdField } as const;

interface Props {
  heading: string;
  text: string;
  link: { label: string; href: string };
  /** Which of the three fields of flowers is below it. */
  field: keyof typeof fields;
  /** Whether the field keeps its height on a phone. Elsewhere it has half of it there. */
  isFieldHigh?: boolean;
  /** A sentence of proof below the heading: what a client or a colleague says, or what changed for a client. */
  quote?: Quote | undefined;
  result?: Result | undefined;
  /** An alternative, below the button. */
  children?: ReactNode;
}

export function CallToAction({ heading, text, link, field, isFieldHigh = false, quote, result, children }: Props) {
  return (
    <section className={`accent-surface ${styles.call}`} aria-labelledby="call">
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
        <Proof className={styles.proof} quote={quote} result={result} />
      </div>
      <div className={`hide-on-paper ${styles.field} ${isFieldHigh ? '' : styles.low}`}>
        <Picture picture={toPicture(fields[field])} alt="" />
      </div>
    </section>
  );
}
