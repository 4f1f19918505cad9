import vine from '@art/figures/vine.svg?drawing';
import { ButtonLink } from '@/ui/Button/Button';
import { InlineDrawing } from '@/ui/InlineDrawing/InlineDrawing';
import { TaglineText, taglineScale } from '@/ui/TaglineText/TaglineText';
import type { HomePage } from '@/content/pages/home.schema';
import type { Site } from '@/content/site.schema';
import styles from './Tagline.module.css';

type Props = HomePage['hero'] & { tagline: Site['tagline'] };

/**
 * The tagline across the page. A vine grows, once it is seen, from the square of the first sentence to the blossom that ends the
 * second.
 */
export function Tagline({ tagline, lead, contact, services }: Props) {
  return (
    <section className={`particle-sheet ${styles.tagline}`}>
      <div className={styles.box} data-scale={taglineScale(tagline)}>
        <h1 id="tagline">
          <TaglineText tagline={tagline} />
        </h1>
        <div className={styles.drawings}>
          <div className={styles.vine} data-enter="">
            <InlineDrawing drawing={vine} scheme="page" />
          </div>
        </div>
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
