import { Picture } from '@/components/Picture/Picture';
import { TextLink } from '@/components/TextLink/TextLink';
import type { PictureSource } from '@/pictures/picture';
import styles from './AboutTeaser.module.css';

interface Props {
  label: string;
  heading: string;
  text: string;
  link: { label: string; href: string };
  /** What the picture shows; empty where it only decorates. */
  alt: string;
  picture: PictureSource;
}

export function AboutTeaser({ label, heading, text, link, alt, picture }: Props) {
  return (
    <section className={`grid ${styles.about}`} aria-labelledby="about">
      <div className={styles.plate}>
        <Picture picture={picture} alt={alt} />
      </div>
      <div className={styles.main}>
        <p className="label">{label}</p>
        <h2 id="about">{heading}</h2>
        <div className={styles.foot}>
          <p className="lead">{text}</p>
          <TextLink {...link} />
        </div>
      </div>
    </section>
  );
}
