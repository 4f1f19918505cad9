import { NumberWithUnit } from '@/ui/NumberWithUnit';
import styles from './Proof.module.css';

export interface Quote {
  text: string;
  name: string;
  position: string;
}

interface Props {
  className?: string | undefined;
  /** What a client or a colleague says, or what changed for a client. */
  quote?: Quote | undefined;
  result?: Result | undefined;
}

/** A figure, what it counts, and for whom. */
export interface Result {
  value: string;
  text: string;
  client: string;
}

/** A quote or a figure that a visitor can check, with its source; nothing without one. */
export function Proof({ className, quote, result }: Props) {
  if (!quote && !result) return null;
  return (
    <figure className={className}>
      {quote ? (
        <blockquote className="lead">
          <q>{quote.text}</q>
        </blockquote>
      ) : (
        result && (
          <p className={styles.result}>
            <span className="numeral">
              <NumberWithUnit text={result.value} />
            </span>{' '}
            <span className="lead">{result.text}</span>
          </p>
        )
      )}
      <figcaption className="label">{quote ? `${quote.name}, ${quote.position}` : result?.client}</figcaption>
    </figure>
  );
}
