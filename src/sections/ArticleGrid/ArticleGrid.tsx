import { CardLink } from '@/components/CardLink/CardLink';
import { Picture } from '@/components/Picture/Picture';
import { routes } from '@/config/routes';
import type { PictureSource } from '@/pictures/picture';
import styles from './ArticleGrid.module.css';

interface Props {
  heading: string;
  readMore: string;
  articles: readonly { id: string; title: string; excerpt: string; picture: PictureSource }[];
}

/** The first article takes two thirds of the width and two rows, the others stand in three columns. */
export function ArticleGrid({ heading, readMore, articles }: Props) {
  return (
    <section className={styles.articles} aria-labelledby="articles">
      <div className="grid">
        <h2 id="articles">{heading}</h2>
        {articles.map((article) => (
          <article className={styles.card} key={article.id} data-alone={articles.length % 3 === 1 || undefined}>
            <div className={styles.plate}>
              <Picture picture={article.picture} alt="" />
            </div>
            <h3>{article.title}</h3>
            <p>{article.excerpt}</p>
            <CardLink href={routes.article(article.id)} label={readMore} subject={article.title} />
          </article>
        ))}
      </div>
    </section>
  );
}
