// Finds services in the catalogue. Cards that do not fit are hidden; nothing is moved. The words stand in the address.
import { loadScript } from '@/search/load';
import type { Search } from '@/search/search';
import { findField } from './findField';

const list = document.querySelector<HTMLElement>('[data-services]');

if (list) {
  const cards = [...list.querySelectorAll('article')].map((card) => ({
    card,
    path: card.querySelector('a')?.pathname ?? '',
    text: [...card.querySelectorAll('h2, p')].map(({ textContent }) => textContent?.toLowerCase()).join(' '),
  }));
  let search: Search | undefined;

  /** Which cards fit. Until the search is there, and where it cannot be had, those that show every word. */
  function fitting(words: string) {
    if (search) {
      const paths = search(words, 'service').map(({ path }) => path);
      return cards.filter(({ path }) => paths.includes(path));
    }
    const all = words.toLowerCase().split(/\s+/);
    return cards.filter(({ text }) => all.every((word) => text.includes(word)));
  }

  const show = () => {
    const words = finder.words();
    const shown = words ? fitting(words) : cards;
    for (const one of cards) one.card.hidden = !shown.includes(one);
    const some = list.dataset.services?.replace('{found}', `${shown.length}`).replace('{total}', `${cards.length}`);
    finder.tell(shown.length, words ? some : undefined);
  };

  const finder = findField(() => {
    show();
    const address = new URL(location.href);
    if (finder.words()) address.searchParams.set('find', finder.words());
    else address.searchParams.delete('find');
    history.replaceState(history.state, '', address);
  });
  const { field } = finder;

  const load = () => {
    if (search) return;
    loadScript()
      .then(({ loadSearch }) => loadSearch())
      .then((loaded) => {
        search = loaded;
        show();
      })
      // The next time that the field is wanted is the next try.
      .catch(() => {});
  };
  const readAddress = () => {
    field.value = new URLSearchParams(location.search).get('find') ?? '';
    if (field.value) load();
    show();
  };
  field.addEventListener('focus', load);
  field.addEventListener('pointerenter', load);
  addEventListener('popstate', readAddress);
  readAddress();
}
