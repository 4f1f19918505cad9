import { taglineVine, taglineVinePhone } from '@art/vines';
import { Fragment } from 'react';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { InlineDrawing } from '@/components/InlineDrawing/InlineDrawing';
import styles from './Tagline.module.css';

interface Action {
  label: string;
  href: string;
}

interface Props {
  tagline: string;
  lead: string;
  contact: Action;
  services: Action;
}

/**
 * The tagline across the page. Its text is the plain sentence; each word is a line of its own on a phone, the stop of
 * the first sentence is drawn as a square, and a vine runs from it to the blossom that is the stop of the second.
 */
export function Tagline({ tagline, lead, contact, services }: Props) {
  const sentences = tagline.split(/(?<=\.) /).map((sentence) => sentence.split(' '));
  return (
    <section className={styles.tagline}>
      <div className={styles.box}>
        <h1 id="tagline">
          {sentences.map((words, index) => (
            <Fragment key={words.join()}>
              {index > 0 && ' '}
              <span className={styles.line}>
                {words.map((word, place) => (
                  <Fragment key={word}>
                    {place > 0 && ' '}
                    <span className={styles.word}>
                      {word.replace('.', '')}
                      {word.endsWith('.') && <span className={styles.stop}>.</span>}
                    </span>
                  </Fragment>
                ))}
              </span>
            </Fragment>
          ))}
        </h1>
        <div className={styles.wide}>
          <InlineDrawing figure={taglineVine()} scheme="page" />
        </div>
        <div className={styles.narrow}>
          <InlineDrawing figure={taglineVinePhone()} scheme="page" />
        </div>
      </div>
      <div className={`grid ${styles.foot}`}>
        <p className="lead">{lead}</p>
        <div>
          <ButtonLink {...contact} />
          <ButtonLink {...services} kind="secondary" />
        </div>
      </div>
    </section>
  );
}
