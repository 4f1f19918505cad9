import { createRoot } from 'react-dom/client';
import { Search } from './Search';
import { loadIndex, type PageLabels } from './searchIndex';

const root = createRoot(document.body.appendChild(document.createElement('div')));
const labels: PageLabels = JSON.parse(document.querySelector<HTMLElement>('[data-search]')?.dataset.search ?? '');
let openings = 0;

/** @public Opens the search. src/scripts/search.ts imports it by the address of its file. */
export async function openSearch(): Promise<void> {
  const index = await loadIndex().catch(() => undefined);
  root.render(<Search openings={++openings} index={index} labels={labels} onRetry={openSearch} />);
}

// A page kept for back and forward must not come back with the dialog over it.
addEventListener('pagehide', () => document.querySelector<HTMLDialogElement>('.search')?.close());
loadIndex().catch(() => {});
