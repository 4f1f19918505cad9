import { Decoration } from '@/components/InlineDrawing/InlineDrawing';
import { Prose } from '@/components/Prose/Prose';
import type { Documents } from '@/content/schemas/contract';
import { twoDigits } from '@/lib/text';
import { drawing } from '@/pictures/drawings';
import styles from './Faq.module.css';

type Props = Documents['pages/home']['faq'] & { questions: Documents['blocks/faq']['items'] };

/** Native disclosure: details of one name open one at a time, and the open one closes on a click. */
export function Faq({ heading, text, questions }: Props) {
  return (
    <section className="section grid ruled" aria-labelledby="faq">
      <div className={styles.head}>
        <div>
          <h2 id="faq">{heading}</h2>
          <Prose text={text} />
          <div className={styles.mark}>
            <Decoration figure={drawing('figures/question-mark')} scheme="page" />
          </div>
        </div>
      </div>
      <div className={styles.list}>
        {questions.map((item) => (
          <details name="faq" id={`faq-${item.id}`} key={item.id}>
            <summary className="title">
              <small className="small" aria-hidden="true">
                {twoDigits(item.id)}
              </small>
              <span>{item.question}</span>
              <i aria-hidden="true" />
            </summary>
            <div className={styles.answer}>
              <Prose text={item.answer} />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
