import { CardLink } from '@/components/CardLink/CardLink';
import { NothingFound } from '@/components/NothingFound/NothingFound';
import { Picture } from '@/components/Picture/Picture';
import { routes } from '@/config/routes';
import { isoDay, longDate } from '@/lib/text';
import type { PictureSource } from '@/pictures/picture';
import { ArticleFilter, type Filter } from './ArticleFilter';
import styles from './ArticleGrid.module.css';

interface Card {
  id: string;
  title: string;
  excerpt: string;
  topic: string;
  published?: Date | undefined;
  picture: PictureSource;
}

interface Props {
  heading: string;
  readMore: string;
  language: string;
  articles: readonly Card[];
  /** Ways to choose, where there are more articles than cards. */
  filter?: Filter | undefined;
}

/** The first article takes two thirds of the width and two rows, the others stand in three columns. */
export function ArticleGrid({ heading, readMore, language, articles, filter }: Props) {
  return (
    <section className={`${styles.articles} ${filter ? styles.many : ''}`} aria-labelledby="articles">
      {filter && <ArticleFilter heading={heading} {...filter} />}
      <div className="grid">
        {!filter && <h2 id="articles">{heading}</h2>}
        {articles.map(({ id, title, excerpt, topic, published, picture }) => (
          <article
            className={styles.card}
            key={id}
            data-article={topic}
            data-alone={articles.length % 3 === 1 || undefined}
          >
            <div className={styles.plate}>
              <Picture picture={picture} alt="" />
            </div>
            <div className={`label ${styles.facts}`}>
              <span>{topic}</span>
              {published && <time dateTime={isoDay(published)}>{longDate(published, language)}</time>}
            </div>
            <h3>{title}</h3>
            <p>{excerpt}</p>
            <CardLink href={routes.article(id)} label={readMore} subject={title} />
          </article>
        ))}
        {filter && <NothingFound text={filter.words.nothing} showAll={filter.words.showAll} />}
      </div>
    </section>
  );
}
