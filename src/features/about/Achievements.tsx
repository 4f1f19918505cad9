import { CardSection } from '@/ui/CardSection/CardSection';
import { cardsClass } from '@/ui/Cards/cardsClass';
import { Counter } from '@/ui/Counter/Counter';
import { InlineDrawing } from '@/ui/InlineDrawing/InlineDrawing';
import type { AboutPage } from '@/content/pages/about.schema';
import { numberAndUnit } from '@/lib/numberAndUnit';
import { formatNumber } from '@/lib/text';
import styles from './Achievements.module.css';
import { aboutStrings } from './strings';
import { tally } from './tally';

/** The share of a card that is in view when its number counts up. */
const countingShare = 0.3;

type Props = AboutPage['achievements'] & {
  /** Whether there are projects to link to. */
  hasProjects?: boolean;
};

/** Numbers, each with a drawing that has as many leaves. */
export function Achievements({ heading, text, metrics, hasProjects = false }: Props) {
  const link = hasProjects ? aboutStrings.projects : undefined;
  return (
    <CardSection id="achievements" heading={heading} text={text} className="ruled" link={link}>
      <dl className={`${cardsClass(metrics.length, { phone: 2 })} ${styles.list}`}>
        {metrics.map(({ metric, value, description }) => (
          <div className={`cell ${styles.metric}`} key={metric} data-enter="" data-count-up={countingShare}>
            <dt>{metric}</dt>
            <Value value={value} />
            <dd className="small">{description}</dd>
            <Tally value={value} />
          </div>
        ))}
      </dl>
    </CardSection>
  );
}

/** A plain number counts up; a word after it is small. */
function Value({ value }: { value: string }) {
  const { number: amount, unit } = numberAndUnit(value);
  const [, digits, suffix = ''] = /^(\d+)([^\d/]*)$/.exec(amount) ?? [];
  const number = digits === undefined ? undefined : formatNumber(Number(digits));
  const length = number === undefined ? amount.length : number.length + suffix.length;
  const rest = digits === undefined ? amount : suffix;
  return (
    <dd className={`numeral ${styles.value}`} data-long={length > 7 || undefined}>
      {digits !== undefined && <Counter value={Number(digits)} />}
      {unit ? `${rest} ` : rest}
      {unit && <small>{unit}</small>}
    </dd>
  );
}

function Tally({ value }: { value: string }) {
  const drawing = tally(value);
  return (
    drawing && (
      <dd className={styles.tally} aria-hidden="true">
        <InlineDrawing drawing={drawing} scheme="page" sized />
      </dd>
    )
  );
}
