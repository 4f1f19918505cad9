import { CardLink } from '@/components/CardLink/CardLink';
import { routes } from '@/config/routes';
import styles from './ArticleGrid.module.css';

interface Props {
  heading: string;
  readMore: string;
  articles: readonly { id: string; title: string; excerpt: string }[];
}

export function ArticleGrid({ heading, readMore, articles }: Props) {
  return (
    <section className={styles.articles} aria-labelledby="articles">
      <div className="grid">
        <h2 id="articles">{heading}</h2>
        {articles.map((article) => (
          <article className={styles.card} key={article.id}>
            <h3>{article.title}</h3>
            <p>{article.excerpt}</p>
            <CardLink href={routes.article(article.id)} label={readMore} subject={article.title} />
          </article>
        ))}
      </div>
    </section>
  );
}
