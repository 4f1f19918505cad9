import { FactLine } from '@/ui/FactLine/FactLine';
import { NoBreak } from '@/ui/NoBreak/NoBreak';
import { PictureBox, zoomClass } from '@/ui/Picture/Picture';
import { CardLink, TextLink } from '@/ui/TextLink/TextLink';
import type { Article } from '@/content/articles';
import type { PictureFile } from '@/drawings/picture';
import { routes } from '@/lib/routes';
import { isoDay, longDate } from '@/lib/text';
import { feed } from '@/seo/feed';
import styles from './ArticleGrid.module.css';
import { blogStrings } from './strings';

interface Card extends Pick<Article, 'title' | 'excerpt' | 'topic' | 'published'> {
  id: string;
  author?: string | undefined;
  minutes: number;
  picture?: PictureFile | undefined;
}

interface Props {
  heading: string;
  articles: readonly Card[];
}

/** The `sizes` of the pictures: of the first card, of the first card if it has its own row, and of the others. */
const sizes = {
  first: '(width < 62em) 94vw, 64vw',
  alone: '95vw',
  others: '(width < 40em) 94vw, (width < 62em) 47vw, 32vw',
} as const;

/** The first article takes two of three columns and two rows. */
export function ArticleGrid({ heading, articles }: Props) {
  // Otherwise the last row would have a single card.
  const isAlone = articles.length % 3 === 1;
  const firstClass = isAlone ? styles.first : `${styles.first} ${styles.large}`;
  return (
    <section className={`grid ruled ${styles.articles}`} aria-labelledby="articles">
      <h2 id="articles">{heading}</h2>
      {articles.map(({ id, title, excerpt, topic, published, author, minutes, picture }, index) => (
        <article
          className={`stack ${styles.card} ${picture ? '' : 'cell'} ${index === 0 ? firstClass : 'half'}`}
          key={id}
        >
          {picture && (
            <PictureBox
              className={`panel ${zoomClass} ${styles.picture}`}
              picture={picture}
              alt=""
              sizes={index > 0 ? sizes.others : isAlone ? sizes.alone : sizes.first}
            />
          )}
          <FactLine>
            <span>{topic}</span>
            {published && <time dateTime={isoDay(published)}>{longDate(published)}</time>}
          </FactLine>
          <h3>
            <NoBreak text={title} />
          </h3>
          <p className="muted">{excerpt}</p>
          <FactLine>
            {author && <span>{author}</span>}
            <span>{blogStrings.readingTime(minutes)}</span>
          </FactLine>
          <CardLink href={routes.article(id)} label={blogStrings.readMore} subject={title} />
        </article>
      ))}
      {articles.length === 0 && <p className="lead">{blogStrings.none}</p>}
      <p>
        <TextLink href={feed.path} label={blogStrings.feed} />
      </p>
    </section>
  );
}
