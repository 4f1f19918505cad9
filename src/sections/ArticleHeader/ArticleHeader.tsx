import { TextLink } from '@/components/TextLink/TextLink';
import { routes } from '@/config/routes';
import styles from './ArticleHeader.module.css';

interface Props {
  title: string;
  subtitle: string;
  parent: string;
  series: string;
  back: { label: string; href: string };
  published: { label: string; day: string } | undefined;
}

export function ArticleHeader({ title, subtitle, parent, series, back, published }: Props) {
  return (
    <header className={`grid ${styles.header}`}>
      <p className={styles.crumb}>
        <a href={routes.blog}>{parent}</a> / {series}
      </p>
      <h1>{title}</h1>
      <div className={styles.side}>
        <p className="lead">{subtitle}</p>
        {published && (
          <p className="label">
            <time dateTime={published.day}>{published.label}</time>
          </p>
        )}
        <TextLink {...back} direction="back" />
      </div>
    </header>
  );
}
