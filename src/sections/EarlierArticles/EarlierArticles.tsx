import { LeafStrip } from '@/components/LeafStrip/LeafStrip';
import { routes } from '@/config/routes';
import { fill } from '@/lib/fill';
import { isoDay, shortDate } from '@/lib/text';
import { weeksOf, type Year } from '@/lib/years';
import styles from './EarlierArticles.module.css';

interface Article {
  id: string;
  title: string;
  topic: string;
  published?: Date | undefined;
}

interface Props {
  words: { heading: string; note: string; undated: string; one: string; count: string; older: string };
  language: string;
  years: readonly Year<Article>[];
}

/** The older articles, year by year: the newest year is open, and each leaf is one article in its week. */
export function EarlierArticles({ words, language, years }: Props) {
  const listed = years.filter((year) => year.listed);
  // How many rows a year has in two columns; the policy allows no style on an element.
  const rows = listed.map(({ year, articles }) => `#year-${year ?? 0}{--rows:${Math.ceil(articles.length / 2)}}`);
  const head = ({ year, articles }: Year<Article>) => (
    <>
      <span className="numeral">{year ?? words.undated}</span>
      <span className={styles.weeks}>
        {year && <LeafStrip halves={weeksOf(articles.flatMap(({ published }) => published ?? []))} />}
      </span>
      <span className="label" data-count-of={articles.length}>
        {articles.length === 1 ? words.one : fill(words.count, { count: articles.length })}
      </span>
    </>
  );
  return (
    <section className={styles.earlier} aria-labelledby="earlier" data-earlier="">
      <style>{rows.join('')}</style>
      <div className={`grid ${styles.head}`}>
        <h2 id="earlier">{words.heading}</h2>
        <p className="label">{words.note}</p>
      </div>
      {years.map((year, index) =>
        year.listed ? (
          <details className={styles.year} key={year.year ?? 0} open={index === 0}>
            <summary className="grid">
              {head(year)}
              <i aria-hidden="true" />
            </summary>
            <div className="grid">
              <ul id={`year-${year.year ?? 0}`}>
                {year.articles.map(({ id, title, topic, published }) => (
                  <li key={id} data-article={topic}>
                    <a href={routes.article(id)}>{title}</a>
                    <span>{topic}</span>
                    {published && <time dateTime={isoDay(published)}>{shortDate(published, language)}</time>}
                  </li>
                ))}
              </ul>
            </div>
          </details>
        ) : (
          <div className={styles.year} key={year.year ?? 0}>
            <div className={`grid ${styles.line}`}>{head(year)}</div>
          </div>
        ),
      )}
      {listed.length < years.length && (
        <div className="grid">
          <p className={styles.older}>{words.older}</p>
        </div>
      )}
    </section>
  );
}
