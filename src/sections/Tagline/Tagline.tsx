import { Fragment } from 'react';
import { ButtonLink } from '@/components/Button/Button';
import { Decoration } from '@/components/InlineDrawing/InlineDrawing';
import type { Documents } from '@/content/schemas/contentFiles';
import styles from './Tagline.module.css';
import type { TaglineLine, TaglineSetting } from './taglineSetting';
import { taglineVine } from './taglineVine';

type Props = Documents['pages/home']['hero'] & {
  /** The lines and sizes of the tagline. */
  setting: TaglineSetting;
};

/** Whether four lines leave the lower left corner free for the lead and the buttons. */
const leavesCorner = ({ lines, size }: TaglineSetting['wide']) =>
  lines.length === 4 && Math.max(...lines.slice(2).map(({ width }) => width)) * size < 55;

/** The words of a sentence after which a line ends. */
const lineEnds = (lines: readonly TaglineLine[], sentence: number) => {
  const counts = lines.filter((line) => line.sentence === sentence).map(({ words }) => words.length);
  return counts.map((_, index) => counts.slice(0, index + 1).reduce((sum, count) => sum + count, 0));
};

/**
 * The tagline across the page. Its text is plain; the full stop of a sentence is drawn as a square, and a vine runs from the
 * last square to the blossom at the end.
 */
export function Tagline({ setting, lead, contact, services }: Props) {
  const { sentences, wide } = setting;
  const inCorner = leavesCorner(wide);
  const breaks = sentences.map((_, index) => lineEnds(wide.lines, index));
  return (
    <section className={styles.tagline}>
      <div className={styles.box}>
        <h1 id="tagline">
          {sentences.map(({ words, hasStop }, index) => (
            <Fragment key={words.join()}>
              {index > 0 && ' '}
              <span className={styles.sentence}>
                {words.map((word, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: words may repeat and are never reordered
                  <Fragment key={place}>
                    {place > 0 && ' '}
                    {place > 0 && breaks[index]?.includes(place) && <br />}
                    {hasStop && place === words.length - 1 ? (
                      <span className={styles.lastWord}>
                        {word}
                        <span className={styles.stop}>.</span>
                      </span>
                    ) : (
                      word
                    )}
                  </Fragment>
                ))}
              </span>
            </Fragment>
          ))}
        </h1>
        <div className={`cover ${styles.vine}`}>
          <Decoration figure={taglineVine(wide)} scheme="page" />
        </div>
      </div>
      <div className={`grid ${styles.foot} ${inCorner ? styles.inCorner : ''}`}>
        <p className="lead sheet">{lead}</p>
        <div className="row">
          <ButtonLink {...contact} />
          <ButtonLink {...services} kind="secondary" />
        </div>
      </div>
    </section>
  );
}
