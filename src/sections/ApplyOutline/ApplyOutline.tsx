import { Button } from '@/components/Button/Button';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { copying } from '@/components/CopyButton/CopyButton';
import { Picture } from '@/components/Picture/Picture';
import { outline } from '@/lib/outline';
import { slug } from '@/lib/text';
import type { PictureSource } from '@/pictures/picture';
import styles from './ApplyOutline.module.css';

interface Props {
  words: {
    heading: string;
    lead: string;
    follows: string;
    address: string;
    subject: string;
    text: string;
    copy: string;
    bring: string;
    learn: string;
    end: string;
  };
  mail: { to: string; subject: string; start: string };
  apply: { label: string; href: string };
  copied: { done: string; failed: string };
  note: string;
  /** What stands here once the role has ended, where that is known. */
  ended?: string | undefined;
  picture: PictureSource;
}

/** How to apply: an outline for the mail, which follows the ticks beside the requirements. */
export function ApplyOutline({ words, mail, apply, copied, note, ended, picture }: Props) {
  const { bring, learn, end } = words;
  const text = { start: mail.start, bring, learn, end };
  const id = slug(words.heading);
  const heading = <h2 id={id}>{words.heading}</h2>;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className="grid">
        <div className={styles.side}>
          {heading}
          <p className="lead">
            {words.lead} <template data-self-check="">{words.follows}</template>
          </p>
        </div>
        <div className={styles.panel}>
          <div className={styles.strip}>
            <Picture picture={picture} alt="" />
          </div>
          <dl>
            <div>
              <dt>{words.address}</dt>
              <dd>{mail.to}</dd>
            </div>
            <div>
              <dt>{words.subject}</dt>
              <dd>{mail.subject}</dd>
            </div>
            <div>
              <dt>{words.text}</dt>
              <dd
                className={styles.text}
                id="outline"
                data-start={text.start}
                data-bring={bring}
                data-learn={learn}
                data-end={end}
              >
                {outline(text, [], [])}
              </dd>
            </div>
          </dl>
          <div className={styles.ways}>
            <ButtonLink {...apply} size="small" />
            <Button type="button" kind="secondary" size="small" value="outline" {...copying(copied)}>
              <span data-label="">{words.copy}</span>
            </Button>
          </div>
          <p className={styles.note}>{note}</p>
        </div>
      </div>
      {ended && (
        <template data-closed="">
          <div className="grid">
            <div className={styles.side}>
              {heading}
              <p className="lead">{ended}</p>
            </div>
          </div>
        </template>
      )}
    </section>
  );
}
