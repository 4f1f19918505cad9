import { routes } from '@/lib/routes';
import { isoDay, longDate } from '@/lib/text';
import styles from './EarlierArticles.module.css';
import { blogStrings } from './strings';

interface Props {
  articles: readonly { id: string; title: string; topic: string; published?: Date | undefined }[];
}

/** The articles without a card, as a list of titles. */
export function EarlierArticles({ articles }: Props) {
  return (
    <section className={`grid ${styles.earlier}`} aria-labelledby="earlier">
      <h2 id="earlier">{blogStrings.earlier}</h2>
      <ul className={styles.list}>
        {articles.map(({ id, title, topic, published }) => (
          <li className="row" key={id}>
            <a className="card-link hover-underline" href={routes.article(id)}>
              {title}
            </a>
            <span className="label">{topic}</span>
            {published && (
              <time className="label" dateTime={isoDay(published)}>
                {longDate(published)}
              </time>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
