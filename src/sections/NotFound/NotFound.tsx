import { ButtonLink } from '@/components/Button/Button';
import { Hero } from '@/components/Hero/Hero';
import { heroSizes, type PictureProps, Plate } from '@/components/Picture/Picture';
import styles from './NotFound.module.css';

interface Props extends PictureProps {
  heading: string;
  text: string;
  links: readonly { label: string; href: string }[];
  /** `error` is red with a cross, for a role or an article that does not exist. */
  tone?: 'calm' | 'error';
}

export function NotFound({ heading, text, links, alt, picture, tone = 'calm' }: Props) {
  return (
    <Hero className={styles.notFound}>
      <div className={`stack ${styles.text}`}>
        {tone === 'error' && <span className={styles.cross} aria-hidden="true" />}
        <h1 className={tone === 'error' ? styles.error : undefined}>{heading}</h1>
        <p className="lead">{text}</p>
        <div className={`row ${styles.links}`}>
          {links.map((link, index) => (
            <ButtonLink {...link} kind={index === 0 ? 'primary' : 'secondary'} key={link.href} />
          ))}
        </div>
      </div>
      <Plate picture={picture} alt={alt} sizes={heroSizes} priority />
    </Hero>
  );
}
