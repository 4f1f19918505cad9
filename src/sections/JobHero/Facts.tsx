import styles from './JobHero.module.css';

interface Fact {
  label: string;
  value: string;
  /** What it is called once the role has ended. */
  ended?: string | undefined;
}

export interface FactsProps {
  facts: readonly Fact[];
  /** The days that are left, which only a clock knows: a moment, and words for them. */
  left?: { label: string; ends: string; days: string; lastDay: string } | undefined;
}

function FactBox({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="label">{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The facts of a role; with a last day they stand in rows of three. */
export function Facts({ facts, left }: FactsProps) {
  return (
    <dl className={`${styles.facts} ${facts.length > 4 || left ? styles.rows : ''}`}>
      {facts.flatMap(({ label, value, ended }) => [
        <FactBox label={label} value={value} key={label} />,
        ended && (
          <template data-closed="" key={ended}>
            <FactBox label={ended} value={value} />
          </template>
        ),
      ])}
      {left && (
        <template data-closes={left.ends} data-days={left.days} data-last-day={left.lastDay}>
          <FactBox label={left.label} value="" />
        </template>
      )}
    </dl>
  );
}
