import type { ReactNode, Ref } from 'react';
import { Arrow } from '@/components/icons';
import { searchStrings as strings } from '@/strings/search';
import type { SearchIndex } from './loadSearchIndex';
import { type groupByKind, normalize, type Result, wordPattern } from './searchEngine';

/** Marks the words of the text that match. */
function highlight(text: string, terms: readonly string[]): ReactNode[] {
  let offset = 0;
  return text.split(wordPattern).map((part) => {
    offset += part.length;
    return terms.includes(normalize(part)) ? <mark key={offset}>{part}</mark> : part;
  });
}

function ResultRow({ result }: { result: Result }) {
  const { title, line, path, terms } = result;
  return (
    <li>
      <a className="card-link" href={path}>
        <b>{highlight(title, terms)}</b>
        <small className="label">{highlight(line, terms)}</small>
      </a>
      <Arrow />
    </li>
  );
}

interface StateBoxProps {
  heading: string;
  text: string;
  links: readonly { label: string; href: string }[];
  children?: ReactNode;
}

function StateBox({ heading, text, links, children }: StateBoxProps) {
  return (
    <div className="state stack">
      <h2 className="title">{heading}</h2>
      <p>{text}</p>
      <p className="row">
        {children}
        {links.map(({ label, href }) => (
          <a href={href} key={href}>
            <span>{label}</span>
            <Arrow />
          </a>
        ))}
      </p>
    </div>
  );
}

interface LoadFailureProps {
  onRetry: () => void;
  retryButton: Ref<HTMLButtonElement>;
}

/** Shown instead of results when the index could not be loaded. */
export function LoadFailure({ onRetry, retryButton }: LoadFailureProps) {
  return (
    <StateBox {...strings.failed}>
      <button type="button" onClick={onRetry} ref={retryButton}>
        {strings.failed.retry}
      </button>
    </StateBox>
  );
}

interface Props {
  index: SearchIndex;
  query: string;
  groups: ReturnType<typeof groupByKind>;
  onSuggestion: (text: string) => void;
}

/** Common searches until something is typed; then results by kind. */
export function SearchResults({ index, query, groups, onSuggestion }: Props) {
  const { common } = index;
  if (!query) {
    if (common.length === 0) return null;
    return (
      <div className="often row">
        <p className="label">{strings.often}</p>
        {common.map((text) => (
          <button type="button" onClick={() => onSuggestion(text)} key={text}>
            {text}
          </button>
        ))}
      </div>
    );
  }
  if (groups.length === 0) return <StateBox {...strings.nothing} heading={strings.nothing.heading(query)} />;
  return groups.map(({ kind, results }) => (
    <section key={kind}>
      <h2 className="label">{strings.groups[kind]}</h2>
      <ul>
        {results.map((result) => (
          <ResultRow result={result} key={result.path} />
        ))}
      </ul>
    </section>
  ));
}
