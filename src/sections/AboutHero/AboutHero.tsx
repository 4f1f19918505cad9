import type { Plate } from '@art/plate';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { FirstPicture } from '@/components/FirstPicture/FirstPicture';
import { Picture } from '@/components/Picture/Picture';
import { TaglineText } from '@/components/TaglineText/TaglineText';
import type { PictureSource } from '@/pictures/picture';
import styles from './AboutHero.module.css';

interface Props {
  label: string;
  tagline: string;
  lead: string;
  /** The way on, in the first screen. */
  link: { label: string; href: string };
  /** The same scene, drawn once for wide screens and once for phones. */
  pictures: { wide: PictureSource; narrow: Plate };
}

export function AboutHero({ label, tagline, lead, link, pictures }: Props) {
  return (
    <section>
      <div className={`grid ${styles.head}`}>
        <p className={styles.label}>{label}</p>
        <h1>
          <TaglineText text={tagline} />
        </h1>
        <p className="lead">{lead}</p>
        <div className={styles.link}>
          <ButtonLink {...link} />
        </div>
      </div>
      <div className={styles.plate}>
        {/* On a phone it is hidden, and a lazy picture that is hidden is never asked for. */}
        <div className={styles.wide}>
          <Picture picture={pictures.wide} alt="" />
        </div>
        <div className={styles.narrow}>
          <FirstPicture picture={pictures.narrow} alt="" />
        </div>
      </div>
    </section>
  );
}
