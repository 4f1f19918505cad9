// Finds articles by a word of their title and by their topic. What does not fit is hidden; nothing is moved.
import { findField } from './findField';

const filter = document.querySelector<HTMLElement>('[data-filter]');

interface Item {
  element: HTMLElement;
  title: string;
}

if (filter) {
  const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector) as Found;
  const all = <Found extends Element>(selector: string, within: ParentNode = document) => [
    ...within.querySelectorAll<Found>(selector),
  ];
  const [strip, earlier] = [find('[data-topics]'), find('[data-earlier]')];
  const topics = all<HTMLButtonElement>('button', strip);
  const itemsIn = (within: ParentNode): Item[] =>
    all<HTMLElement>('[data-article]', within).map((element) => ({
      element,
      title: element.querySelector('h3, a')?.textContent?.toLowerCase() ?? '',
    }));
  const items = itemsIn(document);
  const years = all<HTMLDetailsElement>('details', earlier).map((year) => {
    const count = year.querySelector('[data-count-of]') as HTMLElement;
    return {
      year,
      count,
      whole: count.textContent,
      wasOpen: year.open,
      items: itemsIn(year),
      leaves: all('[data-leaf]', year).reverse(),
    };
  });
  const some = (shown: number, total: number) =>
    (filter.dataset.filter ?? '').replace('{found}', String(shown)).replace('{total}', String(total));
  let topic = '';

  const show = () => {
    const words = finder.words();
    const isFiltered = Boolean(topic || words);
    const fits = ({ element, title }: Item) =>
      (!topic || element.dataset.article === topic) && title.includes(words.toLowerCase());
    for (const item of items) item.element.hidden = !fits(item);
    const shown = items.filter(({ element }) => !element.hidden).length;
    filter.parentElement?.toggleAttribute('data-filtered', isFiltered);
    for (const { year, count, whole, wasOpen, items, leaves } of years) {
      const own = items.filter(({ element }) => !element.hidden).length;
      count.textContent = isFiltered ? some(own, items.length) : whole;
      year.open = isFiltered ? own > 0 : wasOpen;
      year.querySelector('ul')?.style.setProperty('--rows', String(Math.max(1, Math.ceil(own / 2))));
      for (const [index, leaf] of leaves.entries())
        leaf.toggleAttribute('data-out', Boolean(items[index]?.element.hidden));
    }
    finder.tell(shown, isFiltered ? some(shown, items.length) : undefined);
    earlier.hidden = shown === 0;
    for (const button of topics) {
      button.setAttribute('aria-pressed', String(button.value === topic));
      if (button.value === topic) strip.scrollLeft = button.offsetLeft - (strip.clientWidth - button.offsetWidth) / 2;
    }
  };

  const finder = findField(show, () => {
    topic = '';
  });
  for (const button of topics)
    button.addEventListener('click', () => {
      topic = button.value;
      show();
    });
  // A browser may remember what was written before the page was left.
  if (finder.words()) show();
}
