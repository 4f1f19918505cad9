import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { Arrow, LineIcon, SearchIcon } from '@/components/icons';
import type { SearchLabels } from '@/content/schemas/searchLabels';
import { interpolate } from '@/lib/placeholders';
import css from './Search.css?url';
import { groupByKind, normalize, type PageLabels, type Result, type SearchIndex, wordPattern } from './searchIndex';

preload(css, { as: 'style' });

interface Props {
  /** How often the search was opened: it is shown again when this changes. */
  openings: number;
  index: SearchIndex | undefined;
  labels: PageLabels;
  onRetry: () => void;
}

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
        <small>{highlight(line, terms)}</small>
      </a>
      <Arrow />
    </li>
  );
}

function StateBox({ heading, text, links, children }: SearchLabels['nothing'] & { children?: ReactNode }) {
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

function Keys({ keys }: { keys: SearchLabels['keys'] }) {
  const hints = [
    { names: ['↑', '↓'], action: keys.move },
    { names: [keys.enter], action: keys.open },
    { names: [keys.escape], action: keys.close },
  ];
  return (
    <p className="keys row" aria-hidden="true">
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

/** A dialog at the top edge. The arrow keys move the focus through its links and buttons. */
export function Search({ openings, index, labels, onRetry }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const close = () => dialog.current?.close();
  const search = (text: string) => {
    setQuery(text);
    field.current?.focus();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is shown again each time that it is opened
  useEffect(() => {
    document.querySelector<HTMLDialogElement>('dialog[open]:not(.search)')?.close();
    if (!dialog.current?.open) dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('input, .state button')?.focus();
    field.current?.select();
  }, [openings]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // A search field would first empty itself on Escape.
    const closes = event.key === 'Escape' || ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k');
    // The focus may still be inside during the closing transition: then Ctrl K opens it again.
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
    // A click on the dialog itself is one on its backdrop.
    if (followsLink || target === dialog.current) close();
  };

  const typed = query.trim();
  const groups = index && typed ? groupByKind(index.search(typed)) : [];
  const count = groups.reduce((sum, { results }) => sum + results.length, 0);

  const status = () => {
    if (!index) return labels.failed.count;
    const { start, nothing, one, several } = index.labels;
    if (!typed) return start;
    return interpolate(count === 0 ? nothing.count : count === 1 ? one : several, { count, words: typed });
  };

  const found = () => {
    if (!index)
      return (
        <StateBox {...labels.failed}>
          <button type="button" onClick={onRetry}>
            {labels.failed.retry}
          </button>
        </StateBox>
      );
    const { often, nothing, groups: groupLabels } = index.labels;
    if (typed && count === 0) return <StateBox {...nothing} heading={interpolate(nothing.heading, { words: typed })} />;
    if (typed)
      return groups.map(({ kind, results }) => (
        <section key={kind}>
          <h2 className="label">{groupLabels[kind]}</h2>
          <ul>
            {results.map((result) => (
              <ResultRow result={result} key={result.path} />
            ))}
          </ul>
        </section>
      ));
    if (index.common.length === 0) return null;
    return (
      <div className="often row">
        <p className="label">{often}</p>
        {index.common.map((text) => (
          <button type="button" onClick={() => search(text)} key={text}>
            {text}
          </button>
        ))}
      </div>
    );
  };

  return (
    <dialog
      className="search hide-on-paper"
      aria-label={index?.labels.label ?? labels.failed.heading}
      ref={dialog}
      onKeyDown={handleKeyDown}
      onClick={handleClick}
    >
      <link rel="stylesheet" href={css} precedence="default" />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // Only a result: the links below a search without results are not what was asked for.
          dialog.current?.querySelector<HTMLAnchorElement>('ul a')?.click();
        }}
      >
        <SearchIcon />
        {index && (
          <input
            type="search"
            aria-label={index.labels.field}
            placeholder={index.labels.placeholder}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={query}
            onChange={({ target }) => search(target.value)}
            ref={field}
          />
        )}
        <button className="icon-button" type="button" aria-label={labels.close} onClick={close}>
          <LineIcon path="M3 3l16 16M19 3L3 19" side={22} />
        </button>
      </form>
      <div className="body">
        <div className="stack">
          <p className="label" role="status">
            {status()}
          </p>
          {index && <Keys keys={index.labels.keys} />}
        </div>
        <div className="found">{found()}</div>
      </div>
    </dialog>
  );
}
