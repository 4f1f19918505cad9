import { Breadcrumb } from '@/ui/Breadcrumb/Breadcrumb';
import { breadcrumbStrings } from '@/ui/Breadcrumb/strings';
import { FactLine } from '@/ui/FactLine/FactLine';
import { FirstPicture } from '@/ui/FirstPicture/FirstPicture';
import { NoBreak } from '@/ui/NoBreak/NoBreak';
import { TextLink } from '@/ui/TextLink/TextLink';
import type { Article } from '@/content/articles';
import type { Drawing, PictureSource } from '@/drawings/picture';
import { routes } from '@/lib/routes';
import { isoDay, longDate } from '@/lib/text';
import { blogStrings } from '../strings';
import styles from './ArticleHeader.module.css';
import { articleStrings } from './strings';

interface Props extends Pick<Article, 'title' | 'subtitle' | 'topic' | 'published'> {
  /** The name of the blog. */
  blog: string;
  author: string | undefined;
  minutes: number;
  picture?: ((Drawing | PictureSource) & { alt: string }) | undefined;
}

const sizes = '(width < 40em) 100vw, (width < 62em) and (orientation: portrait) 66vw, 50vw';

export function ArticleHeader({ blog, title, subtitle, topic, picture, ...facts }: Props) {
  const { author, published, minutes } = facts;
  return (
    <header className={`grid ${styles.header} ${picture ? '' : styles.plain}`}>
      <div className={`row ${styles.breadcrumb}`}>
        <Breadcrumb parent={{ label: breadcrumbStrings.blog, href: routes.blog }} detail={blog} />
        <TextLink {...articleStrings.back} direction="back" />
      </div>
      <h1>
        <NoBreak text={title} />
      </h1>
      <div className={`stack ${styles.side}`}>
        <p className="lead">{subtitle}</p>
        <FactLine>
          <span>{topic}</span>
          {author && <span>{author}</span>}
          {published && <time dateTime={isoDay(published)}>{articleStrings.published(longDate(published))}</time>}
          <span>{blogStrings.readingTime(minutes)}</span>
        </FactLine>
      </div>
      {picture && (
        <div className={`plate panel hover-animation ${styles.picture}`} data-plate="">
          <FirstPicture picture={picture} alt={picture.alt} sizes={sizes} />
        </div>
      )}
    </header>
  );
}
