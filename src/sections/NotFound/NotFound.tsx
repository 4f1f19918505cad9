import { ButtonLink } from '@/components/Button/Button';
import { Picture } from '@/components/Picture/Picture';
import type { PictureSource } from '@/pictures/picture';
import styles from './NotFound.module.css';

interface Props {
  heading: string;
  text: string;
  links: readonly { label: string; href: string }[];
  /** What the picture shows; empty where it only decorates. */
  alt: string;
  picture: PictureSource;
  /** A thing that was looked up and is not there is told in red, with a cross. */
  tone?: 'calm' | 'error';
}

export function NotFound({ heading, text, links, alt, picture, tone = 'calm' }: Props) {
  return (
    <section className={`grid ${styles.notFound}`}>
      <div className={styles.text}>
        {tone === 'error' && <span className={styles.cross} aria-hidden="true" />}
        <h1 className={styles[tone]}>{heading}</h1>
        <p className="lead">{text}</p>
        <div className={styles.links}>
          {links.map((link, index) => (
            <ButtonLink {...link} kind={index === 0 ? 'primary' : 'secondary'} key={link.href} />
          ))}
        </div>
      </div>
      <div className={styles.plate}>
        <Picture picture={picture} alt={alt} priority />
      </div>
    </section>
  );
}
