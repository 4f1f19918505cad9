import { Fold } from '@/ui/Fold/Fold';
import { NoBreak } from '@/ui/NoBreak/NoBreak';
import { Prose, readingClass } from '@/ui/Prose/Prose';
import { twoDigits } from '@/lib/text';
import styles from './Questions.module.css';

export interface QuestionsProps {
  /** The prefix of the ids of the questions. */
  id: string;
  questions: readonly Question[];
  isFirstOpen?: boolean;
}

interface Question {
  id: number;
  question: string;
  answer: string;
}

/** A single question is plain text. Of several, one is open at a time. */
export function Questions({ id, questions, isFirstOpen = false }: QuestionsProps) {
  const [only, ...others] = questions;
  return (
    <div className={styles.list}>
      {others.length === 0 && only && <PlainQuestion item={only} id={`${id}-${only.id}`} />}
      {others.length > 0 &&
        questions.map((item, index) => (
          <Fold
            name={id}
            id={`${id}-${item.id}`}
            open={isFirstOpen && index === 0}
            key={item.id}
            summary={
              <>
                <small className="small" aria-hidden="true">
                  {twoDigits(item.id)}
                </small>
                <h3>
                  <NoBreak text={item.question} />
                </h3>
              </>
            }
          >
            <div className={`${readingClass} ${styles.answer}`}>
              <Prose text={item.answer} />
            </div>
          </Fold>
        ))}
    </div>
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
