import { PictureBox, type PictureProps } from '@/ui/Picture/Picture';
import { TextLink } from '@/ui/TextLink/TextLink';
import type { HomePage } from '@/content/pages/home.schema';
import styles from './AboutTeaser.module.css';

type Props = Omit<HomePage['about'], 'image'> & PictureProps;

export function AboutTeaser({ label, heading, text, link, alt, picture }: Props) {
  return (
    <section className={`grid ${styles.about}`} aria-labelledby="about">
      <PictureBox
        className={styles.picture}
        picture={picture}
        alt={alt}
        sizes="(width < 40em) 100vw, (width < 62em) 34vw, 42vw"
      />
      <div className={`stack ${styles.text}`}>
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
