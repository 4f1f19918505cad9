import { ButtonLink } from '@/components/Button/Button';
import { FirstPicture } from '@/components/FirstPicture/FirstPicture';
import type { FirstPictureSource } from '@/pictures/picture';
import styles from './CareersHero.module.css';

interface Props {
  label: string;
  heading: string;
  lead: string;
  link: { label: string; href: string };
  /** What the picture shows; empty where it only decorates. */
  alt: string;
  picture: FirstPictureSource;
}

/** The words come first, so that they are read while the drawing still arrives; its room is kept. */
export function CareersHero({ label, heading, lead, link, alt, picture }: Props) {
  return (
    <section className={`grid ${styles.hero}`}>
      <div className={`hero-text ${styles.text}`}>
        <p className={styles.crumb}>{label}</p>
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        <div>
          <ButtonLink {...link} />
        </div>
      </div>
      <div className={styles.plate}>
        <FirstPicture picture={picture} alt={alt} />
      </div>
    </section>
  );
}
