import { type ReactNode, type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Arrow } from '@/components/icons';
import { searchStrings as strings } from '@/strings/search';
import type { SearchIndex } from './loadSearchIndex';
import { normalize, type Result, wordPattern } from './searchEngine';

/** A group shows as many results until the visitor asks for all of them. */
const firstResults = 4;

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
      <a className="card-link row-link" href={path}>
        <b>{highlight(title, terms)}</b>
        <small className="label">{highlight(line, terms)}</small>
      </a>
      <Arrow />
    </li>
  );
}

interface ResultGroupProps {
  kind: Result['kind'];
  results: readonly Result[];
}

function ResultGroup({ kind, results }: ResultGroupProps) {
  const list = useRef<HTMLUListElement>(null);
  const [showsAll, setShowsAll] = useState(results.length <= firstResults);

  const showAll = () => {
    flushSync(() => setShowsAll(true));
    // The button is gone, so the focus moves to what has taken its place.
    list.current?.querySelectorAll('a')[firstResults]?.focus();
  };

  return (
    <section>
      <h2 className="label">{strings.groups[kind]}</h2>
      <ul ref={list}>
        {results.slice(0, showsAll ? results.length : firstResults).map((result) => (
          <ResultRow result={result} key={result.path} />
        ))}
      </ul>
      {!showsAll && (
        <button type="button" onClick={showAll}>
          {strings.showAll(results.length)}
          <span className="visually-hidden">{` ${strings.groups[kind]}`}</span>
        </button>
      )}
    </section>
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
  results: readonly Result[];
  onSuggestion: (text: string) => void;
}

/** Common searches until something is typed; then results by kind, with the kind of the best result first. */
export function SearchResults({ index, query, results, onSuggestion }: Props) {
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
  if (results.length === 0) return <StateBox {...strings.nothing} heading={strings.nothing.heading(query)} />;
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  // The key has the query, so that each search begins with the first results.
  return kinds.map((kind) => (
    <ResultGroup kind={kind} results={results.filter((result) => result.kind === kind)} key={`${kind} ${query}`} />
  ));
}
