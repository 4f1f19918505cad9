import { CardSection } from '@/components/CardSection/CardSection';
import { Decoration } from '@/components/InlineDrawing/InlineDrawing';
import { thresholds } from '@/config/motion';
import type { Documents } from '@/content/schemas/contract';
import styles from './Achievements.module.css';
import { tally } from './tally';

type Props = Documents['pages/about']['achievements'] & {
  metrics: Documents['blocks/achievements']['items'];
  source?: string | undefined;
};

/** Numbers in rows of four and three, each with a drawing that counts it. */
export function Achievements({ heading, text, metrics, source }: Props) {
  return (
    <CardSection
      id="achievements"
      heading={heading}
      text={text}
      className="ruled"
      list="dl"
      listClass={styles.list}
      cards={metrics}
      note={source}
    >
      {({ metric, value, description }, place) => (
        <div className={styles.metric} key={metric} data-enter="" data-count-up={thresholds.achievements} {...place}>
          <dt>{metric}</dt>
          <dd className={`numeral ${styles.value}`} data-long={value.split(' ', 1).join().length > 7 || undefined}>
            <Value value={value} />
          </dd>
          <dd className={`small ${styles.description}`}>{description}</dd>
          <Tally value={value} />
        </div>
      )}
    </CardSection>
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
