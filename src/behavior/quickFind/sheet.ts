// Quick find: a sheet let down from the top edge. It brings its own styles and words, so that no page carries them.
import { loadScript } from '@/search/load';
import type { Search } from '@/search/search';
import { loadData, loadedOnce, type Words } from './data';
import { element, icon, result, stateBox } from './parts';
import { groupsOf } from './results';
import styles from './sheet.css?inline';

const loadSearch = loadedOnce(async () => {
  const [{ rows }, { searchIn }] = await Promise.all([loadData(), loadScript()]);
  return searchIn(rows);
});

/** Puts the sheet into the page, and returns what opens it. */
function makeSheet(words: Words) {
  const { keys, nothing, failed } = words;
  const field = element('input', {
    type: 'search',
    ariaLabel: words.field,
    placeholder: words.placeholder,
    autocomplete: 'off',
    spellcheck: false,
    maxLength: 100,
  });
  const close = element('button', { type: 'button', ariaLabel: words.close }, icon('M3 3l16 16M19 3L3 19', 22));
  const form = element(
    'form',
    { role: 'search' },
    icon('M17 9.5a7.5 7.5 0 1 1-15 0a7.5 7.5 0 0 1 15 0M15 15l6 6', 22),
    field,
    close,
  );
  const count = element('p', { className: 'label', role: 'status' });
  const key = (text: string) => element('kbd', {}, text);
  const help = element(
    'p',
    { className: 'keys', ariaHidden: 'true' },
    element('span', {}, key('↑'), key('↓'), keys.move),
    element('span', {}, key(keys.enter), keys.open),
    element('span', {}, key(keys.escape), keys.close),
  );
  const found = element('div', { className: 'found' });
  const body = element('div', { className: 'body' }, element('div', {}, count, help), found);
  const sheet = element('dialog', { className: 'quick-find', ariaLabel: words.label }, form, body);

  const show = (said: string, ...parts: Node[]) => {
    count.textContent = said;
    // An answer may come late, when somebody is already in what it brings again, or replaces.
    if (parts[0]?.isConnected) return;
    if (found.contains(document.activeElement)) field.focus();
    found.replaceChildren(...parts);
  };

  const common = (text: string) => {
    const button = element('button', { type: 'button' }, text);
    button.onclick = () => {
      field.value = text;
      field.focus();
      find();
    };
    return button;
  };
  const often = element(
    'div',
    { className: 'often' },
    element('p', { className: 'label' }, words.often),
    ...words.common.map(common),
  );
  const start = () => show(words.start, ...(words.common.length > 0 ? [often] : []));

  const answer = (search: Search) => {
    const typed = field.value.trim();
    if (!typed) return start();
    const groups = groupsOf(search(typed));
    const total = groups.reduce((sum, { entries }) => sum + entries.length, 0);
    const filled = (text: string) => text.replace('{count}', String(total)).replace('{words}', () => typed);
    if (total === 0)
      return show(filled(nothing.count), stateBox({ ...nothing, heading: filled(nothing.heading) }, 'state'));
    show(
      filled(total === 1 ? words.one : words.several),
      ...groups.map(({ kind, entries }) =>
        element(
          'section',
          {},
          element('h2', { className: 'label' }, words.groups[kind]),
          element('ul', {}, ...entries.map(result)),
        ),
      ),
    );
  };

  const retry = element('button', { type: 'button' }, failed.retry);
  retry.onclick = () => {
    field.focus();
    find();
  };
  const failure = stateBox(failed, 'state failed', retry);
  const fail = () => show(failed.count, failure);
  const find = () => loadSearch().then(answer, fail);

  field.oninput = find;
  form.onsubmit = (event) => {
    event.preventDefault();
    // Only a result: the links below a search without results are not what was asked for.
    found.querySelector<HTMLAnchorElement>('ul a')?.click();
  };
  sheet.onkeydown = (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // A field for searching would first empty itself on Escape.
    const isOver = event.key === 'Escape' || ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k');
    if (!step && !isOver) return;
    event.preventDefault();
    event.stopPropagation();
    if (!step) return sheet.close();
    const stops = [field, ...found.querySelectorAll<HTMLElement>('a, button')];
    const at = Math.max(stops.indexOf(document.activeElement as HTMLElement), 0);
    stops.at((at + step) % stops.length)?.focus();
  };
  sheet.onclick = ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = (target as Element).closest('a') && !ctrlKey && !metaKey && !shiftKey;
    // What is clicked of the sheet itself is the page behind it.
    if (link || target === sheet || close.contains(target as Node)) sheet.close();
  };
  // A page kept for back and forward must not come back with the sheet over it.
  addEventListener('pagehide', () => sheet.close());

  document.body.append(sheet);
  start();
  return () => {
    // Only one sheet lies over a page, and it holds the page still; the room of a scroll bar stays, where it takes any.
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    const page = document.documentElement;
    if (page.clientWidth < innerWidth) page.style.scrollbarGutter = 'stable';
    if (!sheet.open) sheet.showModal();
    field.focus();
    field.select();
    find();
  };
}

let show: (() => void) | undefined;

/** Opens quick find. */
export async function open(): Promise<void> {
  const { words } = await loadData();
  show ??= makeSheet(words);
  show();
}

const own = new CSSStyleSheet();
own.replaceSync(styles);
document.adoptedStyleSheets.push(own);
// Everything that it needs is on its way from now on; where it does not arrive, that is told when it is needed.
loadSearch().catch(() => {});
