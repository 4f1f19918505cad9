import { inlineSvg } from '@art/plate';
import { inlineBlossom } from '@art/vines';
import { Fragment } from 'react';
import { sentences } from '@/lib/text';
import styles from './TaglineText.module.css';

interface Props {
  text: string;
  /** What stands in for the last stop; a page that draws its own leaves the place empty. */
  lastStop?: 'blossom' | 'empty';
}

const blossom = inlineSvg(inlineBlossom(), { scheme: 'page' });

/**
 * The sentences of the tagline, each in a span of its own. A square stands in for a stop and a blossom for the last
 * one; the stops stay in the text, so that it is read, found and copied as it is written.
 */
export function TaglineText({ text, lastStop = 'empty' }: Props) {
  const parts = sentences(text);
  return parts.map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && ' '}
      <Sentence text={sentence} stop={index < parts.length - 1 ? 'square' : lastStop} />
    </Fragment>
  ));
}

function Sentence({ text, stop }: { text: string; stop: 'square' | 'blossom' | 'empty' }) {
  const lastWord = text.lastIndexOf(' ') + 1;
  return (
    <span>
      {text.slice(0, lastWord)}
      <span className={styles.lastWord}>
        {text.slice(lastWord).replace(/\.$/, '')}
        {text.endsWith('.') && <span className={styles.stop}>.</span>}
        {stop === 'square' && <i className={styles.square} />}
        {stop === 'blossom' && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing system writes the markup from typed parts
          <span className={styles.blossom} dangerouslySetInnerHTML={{ __html: blossom }} />
        )}
      </span>
    </span>
  );
}
