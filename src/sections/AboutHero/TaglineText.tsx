import { Fragment } from 'react';
import { showsDecorations } from '@/brand/brand';
import { sentences } from '@/lib/text';
import { drawing } from '@/pictures/drawings';
import { inlineSvg } from '@/pictures/svg';
import styles from './TaglineText.module.css';

const blossom = inlineSvg(drawing('figures/blossom'), { scheme: 'page' });

/**
 * The sentences of the tagline, each in a span. A square replaces a full stop and a blossom the last one. The full stops
 * stay in the text for screen readers, search and copying.
 */
export function TaglineText({ text }: { text: string }) {
  const parts = sentences(text);
  return parts.map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && ' '}
      <Sentence text={sentence} isLast={index === parts.length - 1} />
    </Fragment>
  ));
}

function Sentence({ text, isLast }: { text: string; isLast: boolean }) {
  const lastWord = text.lastIndexOf(' ') + 1;
  const hasStop = text.endsWith('.');
  return (
    <span>
      {text.slice(0, lastWord)}
      <span className={styles.lastWord}>
        {text.slice(lastWord).replace(/\.$/, '')}
        {hasStop && <span className={styles.stop}>.</span>}
        {hasStop && !isLast && <i className={styles.square} />}
        {isLast && showsDecorations && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the build checks the files in art/
          <span className={styles.blossom} dangerouslySetInnerHTML={{ __html: blossom }} />
        )}
      </span>
    </span>
  );
}
