import styles from './ContactForm.module.css';
import { type FieldName, fieldNames, fields, hasLines } from './fields';
import type { Values } from './message';
import { formStrings } from './strings';
import { useCopy } from './useCopy';

interface Props {
  message: Values;
  sentAt: Date;
  /** When the company answers. */
  answer: string;
  onAgain: () => void;
}

/** Date, time and zone in the language of the page. A line does not break after the minutes. */
function formatTime(time: Date): string {
  const text = time.toLocaleString(document.documentElement.lang, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return text.replaceAll(/(?<=[:.]\d\d.*) /g, '\u00a0');
}

/** The message that was sent and when, for the visitor's records. */
export function Receipt({ message, sentAt, answer, onAgain }: Props) {
  const { receipt } = formStrings;
  const { copy, copyLabel } = useCopy(receipt.copy);
  const rowOf = (name: FieldName) => [fields[name].label, message[name]];
  const rows = [
    ...fieldNames.filter((name) => !hasLines(name)).map(rowOf),
    [receipt.sentAt, formatTime(sentAt)],
    ...fieldNames.filter(hasLines).map(rowOf),
  ];
  const text = rows.map((row) => row.join(': ')).join('\n');

  return (
    <section className={styles.receipt} aria-label={receipt.heading}>
      <p className="title">{receipt.heading}</p>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="small">{answer}</p>
      <div className={`row ${styles.receiptActions}`}>
        <button className={styles.textButton} type="button" onClick={() => copy(text)}>
          {copyLabel}
        </button>
        <button className={styles.textButton} type="button" onClick={onAgain}>
          {receipt.again}
        </button>
      </div>
    </section>
  );
}
