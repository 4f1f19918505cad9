import { routes } from '@/config/routes';
import styles from './NearbyArticles.module.css';

interface Neighbor {
  id: string;
  title: string;
}

interface Props {
  heading: string;
  previousLabel: string;
  nextLabel: string;
  previous: Neighbor | undefined;
  next: Neighbor | undefined;
}

/** The articles before and after; at the ends of the list there is one. */
export function NearbyArticles({ heading, previousLabel, nextLabel, previous, next }: Props) {
  const neighbors = [
    { label: previousLabel, article: previous, rel: 'prev' },
    { label: nextLabel, article: next, rel: 'next' },
  ];
  return (
    <nav className={styles.nearby} aria-label={heading}>
      {neighbors.map(
        ({ label, article, rel }) =>
          article && (
            <a href={routes.article(article.id)} rel={rel} key={rel}>
              <span className={styles.tab}>
                <span className="label">{label}</span>
                <span className={styles.title}>{article.title}</span>
              </span>
            </a>
          ),
      )}
    </nav>
  );
}
