import type { Quote } from '@/content/schemas/fields';

interface Props {
  className?: string | undefined;
  /** What a client or a colleague says, or what changed for a client. */
  quote?: Quote | undefined;
  result?: Result | undefined;
}

export interface Result {
  text: string;
  client: string;
}

/** One sentence that a visitor can check, with its source; nothing without a sentence. */
export function Proof({ className, quote, result }: Props) {
  if (!quote && !result) return null;
  return (
    <figure className={className}>
      {quote ? (
        <blockquote className="lead">
          <q>{quote.text}</q>
        </blockquote>
      ) : (
        <p className="lead">{result?.text}</p>
      )}
      <figcaption className="label">{quote ? `${quote.name}, ${quote.position}` : result?.client}</figcaption>
    </figure>
  );
}
