import type { CSSProperties } from 'react';
import { FactLine } from '@/ui/FactLine/FactLine';
import { NoBreak } from '@/ui/NoBreak/NoBreak';
import { PictureBox, zoomClass } from '@/ui/Picture/Picture';
import { CardLink, TextLink } from '@/ui/TextLink/TextLink';
import type { Article } from '@/content/articles';
import type { PictureSource } from '@/drawings/picture';
import { routes } from '@/lib/routes';
import { isoDay, longDate } from '@/lib/text';
import { feed } from '@/seo/feed';
import styles from './ArticleGrid.module.css';
import { FeedTiles } from './FeedTiles';
import { blogStrings } from './strings';

interface Card extends Pick<Article, 'title' | 'excerpt' | 'topic' | 'published'> {
  id: string;
  author?: string | undefined;
  minutes: number;
  picture?: PictureSource | undefined;
}

interface Props {
  heading: string;
  articles: readonly Card[];
}

/** The `sizes` of the pictures: of the first card, and of the others. */
const sizes = {
  first: '(width < 62em) 94vw, 57vw',
  others: '(width < 40em) 94vw, (width < 62em) 47vw, 32vw',
} as const;

/** The first article has a row of its own. The feed is the last cell, as wide as the cards leave it in the last row. */
export function ArticleGrid({ heading, articles }: Props) {
  const hasPicture = articles[0]?.picture !== undefined;
  return (
    <section className={`grid ruled ${styles.articles} ${hasPicture ? styles.led : ''}`} aria-labelledby="articles">
      <h2 id="articles">{heading}</h2>
      {articles.map(({ id, title, excerpt, topic, published, author, minutes, picture }, index) => (
        <article
          className={`stack ${styles.card} ${picture ? '' : 'cell'} ${index === 0 ? styles.first : 'half'}`}
          key={id}
        >
          {picture && (
            <PictureBox
              className={`panel ${zoomClass} ${styles.picture}`}
              picture={picture}
              alt=""
              sizes={index === 0 ? sizes.first : sizes.others}
            />
          )}
          <div className={`stack ${styles.text}`}>
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
          </div>
        </article>
      ))}
      {articles.length === 0 && <p className="lead">{blogStrings.none}</p>}
      <div
        className={`stack ${styles.card} ${styles.feed}`}
        style={{ '--columns': `span ${12 - 4 * ((articles.length + 2) % 3)}` } as CSSProperties}
      >
        <div className={`panel ${styles.picture}`}>
          <FeedTiles />
        </div>
        <TextLink href={feed.path} label={blogStrings.feed} covers />
      </div>
    </section>
  );
}
