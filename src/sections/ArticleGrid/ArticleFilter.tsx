import { fill } from '@/lib/fill';
import styles from './ArticleFilter.module.css';

export interface Filter {
  words: {
    label: string;
    placeholder: string;
    count: string;
    found: string;
    clear: string;
    topics: string;
    all: string;
    nothing: string;
    showAll: string;
  };
  topics: readonly { name: string; count: number }[];
  total: number;
}

/** The heading of a long list, with a field that finds in it and its topics. The fields need a script, and hide without. */
export function ArticleFilter({ heading, words, topics, total }: Filter & { heading: string }) {
  return (
    <div data-filter={words.found}>
      <div className="grid">
        <h2 className={styles.heading} id="articles">
          {heading}
        </h2>
        <search className={styles.find}>
          <label htmlFor="find">{words.label}</label>
          <div className={styles.field}>
            <input type="search" id="find" autoComplete="off" placeholder={words.placeholder} />
            <span className="label" role="status" data-found="">
              {fill(words.count, { count: total })}
            </span>
            <button type="button" aria-label={words.clear} data-clear="" hidden>
              <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
                <path fill="none" stroke="currentColor" strokeWidth="1.6" d="M3 3l12 12M15 3L3 15" />
              </svg>
            </button>
          </div>
        </search>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form */}
      <div className={styles.topics} role="group" aria-label={words.topics} data-topics="">
        {[{ name: '', count: total }, ...topics].map(({ name, count }) => (
          <button type="button" aria-pressed={name === ''} value={name} key={name}>
            {name || words.all} <small>{count}</small>
          </button>
        ))}
      </div>
    </div>
  );
}
