import { Arrow } from '@/ui/icons';
import { type Person, Portrait } from '@/ui/Portrait/Portrait';
import { Prose } from '@/ui/Prose/Prose';
import styles from './ArticleEnd.module.css';
import { articleStrings } from './strings';

interface Props {
  /** The service that the article is about. */
  service: { href: string; title: string; text: string } | undefined;
  /** With links to what else they wrote. */
  author: Person | undefined;
}

/** What an article leads to, above the next article. */
export function ArticleEnd({ service, author }: Props) {
  if (!service && !author) return null;
  return (
    <footer className={`grid ${styles.end}`}>
      {service && (
        <aside className={`hide-on-paper panel ${styles.service}`} aria-label={articleStrings.offer}>
          <p className="label">{articleStrings.offer}</p>
          <a className={`card-link hover-underline title ${styles.name}`} href={service.href}>
            {service.title}
            <Arrow />
          </a>
          <p className="small">{service.text}</p>
        </aside>
      )}
      {author && (
        <div className={styles.author}>
          <Portrait person={author} />
          <div className={styles.invitation}>
            <Prose text={articleStrings.invitation} />
          </div>
        </div>
      )}
    </footer>
  );
}
