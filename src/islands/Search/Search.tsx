import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { LineIcon, SearchIcon } from '@/components/icons';
import { searchStrings as strings } from '@/strings/search';
import { Announcement } from './Announcement';
import css from './Search.css?inline';
import { LoadFailure, SearchResults } from './SearchResults';
import { useSearchIndex } from './useSearchIndex';

interface Props {
  /** How often the search was opened. The dialog is shown when this changes. */
  openings: number;
}

function Keys() {
  const { keys } = strings;
  const hints = [
    { names: ['↑', '↓'], action: keys.move },
    { names: [keys.enter], action: keys.open },
    { names: [keys.escape], action: keys.close },
  ];
  return (
    <p className="keys row label" aria-hidden="true">
      {hints.map(({ names, action }) => (
        <span key={names[0]}>
          {names.map((name) => (
            <kbd key={name}>{name}</kbd>
          ))}
          {action}
        </span>
      ))}
    </p>
  );
}

/** The search dialog. The arrow keys move the focus through its links and buttons. */
export function Search({ openings }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const retryButton = useRef<HTMLButtonElement>(null);
  const [indexState, retry] = useSearchIndex(openings);
  const [typed, setTyped] = useState('');
  const hasFailed = indexState.state === 'failed';
  const index = indexState.state === 'ready' ? indexState.index : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per opening
  useEffect(() => {
    document.querySelector<HTMLDialogElement>('dialog[open]:not(.search)')?.close();
    if (!dialog.current?.open) dialog.current?.showModal();
    field.current?.focus();
    field.current?.select();
  }, [openings]);

  // The retry button replaces the field, and the other way round.
  useEffect(() => {
    if (!dialog.current?.open) return;
    const target = hasFailed ? retryButton.current : field.current;
    target?.focus();
  }, [hasFailed]);

  const close = () => dialog.current?.close();

  const search = (words: string) => {
    setTyped(words);
    field.current?.focus();
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // By default, Escape in a search field clears it first.
    const closes = event.key === 'Escape' || ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k');
    // During the closing transition the focus may still be inside. Ctrl K then reopens the dialog.
    if (!dialog.current?.open || event.nativeEvent.isComposing || !(step || closes)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!step) return close();
    const stops = [...dialog.current.querySelectorAll<HTMLElement>('input, .body :is(a, button)')];
    const current = Math.max(stops.indexOf(document.activeElement as HTMLElement), 0);
    stops.at((current + step) % stops.length)?.focus();
  };

  const handleClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const followsLink = (target as Element).closest('a') && !ctrlKey && !metaKey && !shiftKey;
    // A click on the dialog element itself is a click on its backdrop.
    if (followsLink || target === dialog.current) close();
  };

  const words = typed.trim();
  // The common searches stay until the second letter, because one letter finds nothing.
  const query = /^\p{L}$/u.test(words) ? '' : words;
  const results = index && query ? index.search(query) : [];

  const describeStatus = () => {
    if (hasFailed) return strings.failed.count;
    if (!index) return strings.loading;
    if (!query) return strings.start(index.counts.services, index.counts.jobs, index.counts.articles);
    return results.length === 0 ? strings.nothing.count(query) : strings.results(results.length, query);
  };
  const status = describeStatus();

  return (
    <dialog
      className="search hide-on-paper"
      aria-label={strings.label}
      ref={dialog}
      onKeyDown={handleKeyDown}
      onClick={handleClick}
    >
      <style href="search" precedence="default">
        {css}
      </style>
      {/* biome-ignore lint/a11y/useSemanticElements: a search element would be one more around the form */}
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          // Follow only a result, not one of the links that are shown when nothing was found.
          dialog.current?.querySelector<HTMLAnchorElement>('ul a')?.click();
        }}
      >
        <SearchIcon />
        {!hasFailed && (
          <input
            type="search"
            aria-label={strings.label}
            aria-describedby="search-scope"
            placeholder={strings.label}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={typed}
            onChange={({ target }) => search(target.value)}
            ref={field}
          />
        )}
        <button className="icon-button" type="button" aria-label={strings.close} onClick={close}>
          <LineIcon path="M3 3l16 16M19 3L3 19" side={22} />
        </button>
        <p className="visually-hidden" id="search-scope">
          {strings.scope}
        </p>
      </form>
      <div className="body">
        <div className="stack">
          <p className="label">{status}</p>
          <Announcement text={status} key={openings} />
          {index && <Keys />}
        </div>
        <div className="found cards most-2" aria-busy={indexState.state === 'loading'}>
          {hasFailed && <LoadFailure onRetry={retry} retryButton={retryButton} />}
          {index && <SearchResults index={index} query={query} results={results} onSuggestion={search} />}
        </div>
      </div>
    </dialog>
  );
}
