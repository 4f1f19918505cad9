import { FindField } from '@/components/FindField/FindField';
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
        <div className={styles.find}>
          <FindField words={words} count={fill(words.count, { count: total })} />
        </div>
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
