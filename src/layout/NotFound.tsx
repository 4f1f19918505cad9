import article from '@art/figures/not-found-article.svg?drawing';
import job from '@art/figures/not-found-job.svg?drawing';
import page from '@art/figures/not-found-page.svg?drawing';
import service from '@art/figures/not-found-service.svg?drawing';
import { ButtonLink } from '@/ui/Button/Button';
import { Hero } from '@/ui/Hero/Hero';
import { heroSizes, PictureBox } from '@/ui/Picture/Picture';
import { drawingSource } from '@/drawings/picture';
import styles from './NotFound.module.css';

/** The picture of each page, which its route preloads. */
export const notFoundPictures = {
  article: drawingSource(article),
  job: drawingSource(job),
  page: drawingSource(page),
  service: drawingSource(service),
};

interface Props {
  /** What was not found, which its drawing shows. */
  kind: keyof typeof notFoundPictures;
  title: string;
  description: string;
  /** If it is not the title and the description. */
  heading?: string;
  text?: string;
  links: readonly { label: string; href: string }[];
  /** `error` is red with a cross, for a job or an article that does not exist. */
  tone?: 'calm' | 'error';
}

export function NotFound({ kind, title, description, heading, text, links, tone = 'calm' }: Props) {
  return (
    <Hero className={styles.notFound}>
      <div className={`stack ${styles.text}`}>
        {tone === 'error' && <span className={styles.cross} aria-hidden="true" />}
        <h1 className={tone === 'error' ? styles.error : undefined}>{heading ?? title}</h1>
        <p className="lead">{text ?? description}</p>
        <div className={`row ${styles.links}`}>
          {links.map((link, index) => (
            <ButtonLink {...link} kind={index === 0 ? 'primary' : 'secondary'} key={link.href} />
          ))}
        </div>
      </div>
      <PictureBox picture={notFoundPictures[kind]} alt="" sizes={heroSizes} priority />
    </Hero>
  );
}
