import { InlineDrawing } from '@/components/InlineDrawing/InlineDrawing';
import { NoBreak } from '@/components/NoBreak/NoBreak';
import { Prose, readingClass } from '@/components/Prose/Prose';
import { twoDigits } from '@/lib/text';
import type { Figure } from '@/pictures/picture';
import styles from './Faq.module.css';

interface Props {
  /** The id of the heading, and the prefix of the ids of the questions. */
  id: string;
  heading: string;
  text?: string;
  /** The drawing below the text. */
  mark?: Figure;
  questions: readonly Question[];
  isFirstOpen?: boolean;
}

interface Question {
  id: number;
  question: string;
  answer: string;
}

/** A single question is plain text. Several are native details elements: those with the same name open one at a time. */
export function Faq({ id, heading, text, mark, questions, isFirstOpen = false }: Props) {
  const [only, ...others] = questions;
  return (
    <section className={`section grid ruled ${styles.faq}`} aria-labelledby={id}>
      <div className={`aside ${styles.head}`}>
        <div>
          <h2 id={id}>{heading}</h2>
          {text && <Prose text={text} />}
          {mark && (
            <div className={styles.mark}>
              <InlineDrawing figure={mark} scheme="page" />
            </div>
          )}
        </div>
      </div>
      <div className={`beside ${styles.list}`}>
        {others.length === 0 && only && <PlainQuestion item={only} id={`${id}-${only.id}`} />}
        {others.length > 0 &&
          questions.map((item, index) => (
            <details name={id} id={`${id}-${item.id}`} open={isFirstOpen && index === 0} key={item.id}>
              <summary className="title">
                <small className="small" aria-hidden="true">
                  {twoDigits(item.id)}
                </small>
                <h3>
                  <NoBreak text={item.question} />
                </h3>
                <i className="hide-on-paper" aria-hidden="true" />
              </summary>
              <div className={`${readingClass} ${styles.answer}`}>
                <Prose text={item.answer} />
              </div>
            </details>
          ))}
      </div>
    </section>
  );
}

const PlainQuestion = ({ item, id }: { item: Question; id: string }) => (
  <div className={styles.plain} id={id}>
    <h3>
      <NoBreak text={item.question} />
    </h3>
    <div className={readingClass}>
      <Prose text={item.answer} headingLevel={4} />
    </div>
  </div>
);
