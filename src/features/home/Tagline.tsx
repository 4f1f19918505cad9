import vine from '@art/figures/vine.svg?drawing';
import type { CSSProperties } from 'react';
import { ButtonLink } from '@/ui/Button/Button';
import { InlineDrawing } from '@/ui/InlineDrawing/InlineDrawing';
import { Square, TaglineText, taglineLetters } from '@/ui/TaglineText/TaglineText';
import type { HomePage } from '@/content/pages/home.schema';
import type { Site } from '@/content/site.schema';
import styles from './Tagline.module.css';

type Props = HomePage['hero'] & { tagline: Site['tagline'] };

/** The letters of the longest sentence that leaves room for the drawing. */
const mostLetters = 16;

/**
 * The tagline across the page. A vine grows, once it is seen, from the square of the first sentence to the blossom that ends the
 * second. Long sentences have none.
 */
export function Tagline({ tagline, lead, contact, services }: Props) {
  const letters = taglineLetters(tagline);
  const hasDrawing = letters <= mostLetters;
  return (
    <section className={styles.tagline}>
      <div className={styles.box} style={{ '--letters': letters } as CSSProperties}>
        <h1 id="tagline" className={hasDrawing ? styles.withDrawing : undefined}>
          <TaglineText tagline={tagline}>{!hasDrawing && <Square />}</TaglineText>
        </h1>
        {hasDrawing && (
          <div className={styles.drawings}>
            <div className={styles.vine} data-enter="">
              <InlineDrawing drawing={vine} scheme="page" />
            </div>
          </div>
        )}
      </div>
      <div className={`grid ${styles.foot}`}>
        <p className="lead">{lead}</p>
        <div className="row">
          <ButtonLink {...contact} />
          <ButtonLink {...services} kind="secondary" />
        </div>
      </div>
    </section>
  );
}
