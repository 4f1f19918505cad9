import firstField from '@art/figures/field-1.svg?drawing';
import secondField from '@art/figures/field-2.svg?drawing';
import thirdField from '@art/figures/field-3.svg?drawing';
import firstPot from '@art/figures/pot-1.svg?drawing';
import secondPot from '@art/figures/pot-2.svg?drawing';
import thirdPot from '@art/figures/pot-3.svg?drawing';
import fourthPot from '@art/figures/pot-4.svg?drawing';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/ui/Button/Button';
import { NoBreak } from '@/ui/NoBreak/NoBreak';
import { Picture, PictureBox } from '@/ui/Picture/Picture';
import { Proof, type Quote, type Result } from '@/ui/Proof/Proof';
import { toPicture } from '@/drawings/picture';
import styles from './CallToAction.module.css';

const fields = { 1: firstField, 2: secondField, 3: thirdField } as const;
const pots = [firstPot, secondPot, thirdPot, fourthPot];

interface Props {
  heading: string;
  text: string;
  link: { label: string; href: string };
  /** Clients see one of the three fields of flowers on the accent. Without it, words are alone. */
  field?: keyof typeof fields;
  /** Candidates see the pots of Careers beside the words. */
  hasPots?: boolean;
  /** A sentence of proof below the heading: what a client or a colleague says, or what changed for a client. */
  quote?: Quote | undefined;
  result?: Result | undefined;
  /** An alternative, below the button. */
  children?: ReactNode;
}

export function CallToAction({ heading, text, link, field, hasPots = false, quote, result, children }: Props) {
  const ground = field ? `accent-surface ${styles.accent}` : hasPots ? styles.withPots : 'panel';
  return (
    <section className={`${ground} ${styles.call}`} aria-labelledby="call">
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
        {hasPots && (
          <div className={`hide-on-paper ${styles.pots}`}>
            {pots.map((pot) => (
              <PictureBox picture={toPicture(pot)} alt="" key={pot.id} />
            ))}
          </div>
        )}
      </div>
      {field && (
        <div className={`hide-on-paper ${styles.field}`}>
          <Picture picture={toPicture(fields[field])} alt="" />
        </div>
      )}
    </section>
  );
}
