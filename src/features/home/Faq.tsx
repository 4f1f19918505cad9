import questionMark from '@art/figures/question-mark.svg?drawing';
import { InlineDrawing } from '@/ui/InlineDrawing/InlineDrawing';
import { Prose } from '@/ui/Prose/Prose';
import { Questions, type QuestionsProps } from '@/ui/Questions/Questions';
import styles from './Faq.module.css';

interface Props extends Omit<QuestionsProps, 'isFirstOpen'> {
  heading: string;
  text: string;
}

/** Questions, beside a heading that stays in view. */
export const Faq = ({ id, heading, text, questions }: Props) => (
  <section className={`section grid ruled ${styles.faq}`} aria-labelledby={id}>
    <div className={`aside ${styles.head}`}>
      <div>
        <h2 id={id}>{heading}</h2>
        <Prose text={text} />
        <div className={styles.mark}>
          <InlineDrawing drawing={questionMark} scheme="page" />
        </div>
      </div>
    </div>
    <div className={`beside ${styles.list}`}>
      <Questions id={id} questions={questions} />
    </div>
  </section>
);
