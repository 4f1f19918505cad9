import blossom from '@art/figures/blossom.svg?drawing';
import type { CSSProperties } from 'react';
import { ButtonLink } from '@/ui/Button/Button';
import { FirstPicture } from '@/ui/FirstPicture/FirstPicture';
import { InlineDrawing } from '@/ui/InlineDrawing/InlineDrawing';
import { Picture } from '@/ui/Picture/Picture';
import { TaglineText, taglineLetters } from '@/ui/TaglineText/TaglineText';
import type { AboutPage } from '@/content/pages/about.schema';
import type { Site } from '@/content/site.schema';
import type { Drawing, PictureSource } from '@/drawings/picture';
import styles from './AboutHero.module.css';

type Props = Omit<AboutPage['hero'], 'image'> & {
  tagline: Site['tagline'];
  /** Empty for a decorative picture. */
  alt: string;
  /** The same picture for wide screens and for phones. */
  pictures: { wide: PictureSource; narrow: Drawing | PictureSource };
};

export function AboutHero({ label, tagline, lead, link, alt, pictures }: Props) {
  const isDrawing = 'body' in pictures.narrow;
  return (
    <section>
      <div className={`grid ${styles.head}`}>
        <p className="small">{label}</p>
        <h1 style={{ '--letters': taglineLetters(tagline) } as CSSProperties}>
          <TaglineText tagline={tagline}>
            <span className={styles.flower}>
              <InlineDrawing drawing={blossom} scheme="page" />
            </span>
          </TaglineText>
        </h1>
        <p className="lead">{lead}</p>
        <div className={styles.link}>
          <ButtonLink {...link} />
        </div>
      </div>
      <div className={`plate ${styles.picture}`}>
        {/* A drawing has two crops. The wide one is hidden on a phone, where a lazy picture then never loads. */}
        {isDrawing && (
          <div className={styles.wide}>
            <Picture picture={pictures.wide} alt={alt} />
          </div>
        )}
        <div className={isDrawing ? styles.narrow : undefined}>
          <FirstPicture picture={pictures.narrow} alt={alt} />
        </div>
      </div>
    </section>
  );
}
