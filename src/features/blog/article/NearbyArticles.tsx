import { cardsClass } from '@/ui/Cards/cardsClass';
import { Picture, zoomClass } from '@/ui/Picture/Picture';
import { TextLink } from '@/ui/TextLink/TextLink';
import type { PictureSource } from '@/drawings/picture';
import { routes } from '@/lib/routes';
import styles from './NearbyArticles.module.css';
import { articleStrings } from './strings';

interface Neighbor {
  id: string;
  title: string;
  picture?: PictureSource | undefined;
}

interface Props {
  previous: Neighbor | undefined;
  next: Neighbor | undefined;
}

/** Links at the end of an article: to the list, and to the previous and next article. */
export function NearbyArticles({ previous, next }: Props) {
  const neighbors = [
    { label: articleStrings.previous, article: previous, rel: 'prev' },
    { label: articleStrings.next, article: next, rel: 'next' },
  ];
  const sizes = previous && next ? '(width < 40em) 100vw, 50vw' : '100vw';
  return (
    <nav className="hide-on-paper" aria-label={articleStrings.more}>
      <p className={styles.back}>
        <TextLink {...articleStrings.back} direction="back" />
      </p>
      <div className={`${cardsClass(previous && next ? 2 : 1)} ${styles.neighbors}`}>
        {neighbors.map(
          ({ label, article, rel }) =>
            article && (
              <a className="card-link" href={routes.article(article.id)} rel={rel} key={rel}>
                {article.picture && (
                  <span className={`plate panel ${zoomClass} ${styles.picture}`}>
                    <Picture picture={article.picture} alt="" sizes={sizes} />
                  </span>
                )}
                <span className={styles.tab}>
                  <span className="label">{label}</span>
                  <span className={`title ${styles.name}`}>{article.title}</span>
                </span>
              </a>
            ),
        )}
      </div>
    </nav>
  );
}
