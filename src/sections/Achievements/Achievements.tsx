import { tally } from '@art/tally';
import { HeadingRow } from '@/components/HeadingRow/HeadingRow';
import { Decoration } from '@/components/InlineDrawing/InlineDrawing';
import { thresholds } from '@/config/motion';
import { gridPlaces } from '@/lib/gridRows';
import styles from './Achievements.module.css';

interface Props {
  heading: string;
  text: string;
  metrics: readonly { metric: string; value: string; description: string }[];
}

/** Numbers in rows of four and three, each with a drawing that counts it. */
export function Achievements({ heading, text, metrics }: Props) {
  const places = gridPlaces(metrics.length);
  return (
    <section className={styles.achievements} aria-labelledby="achievements">
      <div className="grid">
        <HeadingRow id="achievements" heading={heading} text={text} />
        <dl className={`cards ${styles.list}`}>
          {metrics.map((metric, index) => (
            <div
              className={styles.metric}
              key={metric.metric}
              data-enter=""
              data-count-up={thresholds.achievements}
              {...places[index]}
            >
              <dt>{metric.metric}</dt>
              <dd
                className={`numeral ${styles.value}`}
                data-long={metric.value.split(' ', 1).join().length > 7 || undefined}
              >
                <Value value={metric.value} />
              </dd>
              <dd className={styles.description}>{metric.description}</dd>
              <Tally value={metric.value} />
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** The value as it is written: a word behind the number is set small, a plain number is marked for counting up. */
function Value({ value }: { value: string }) {
  const [figure = '', ...words] = value.split(' ');
  const [, count, suffix] = /^(\d+)([^\d/]*)$/.exec(figure) ?? [];
  return (
    <>
      {count === undefined ? figure : <span data-count={count}>{count}</span>}
      {suffix}
      {words.length > 0 && ' '}
      {words.length > 0 && <small>{words.join(' ')}</small>}
    </>
  );
}

function Tally({ value }: { value: string }) {
  const figure = tally(value);
  return (
    figure && (
      <dd className={styles.tally} aria-hidden="true">
        <Decoration figure={figure} scheme="page" sized />
      </dd>
    )
  );
}
