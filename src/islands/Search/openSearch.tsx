// For `astro dev`: Astro prepares pages with islands for React, and the search is on every page. Empty in a build.
import '@vitejs/plugin-react/preamble';
import { createRoot } from 'react-dom/client';
import { loadSearchIndex } from './loadSearchIndex';
import { Search } from './Search';
import type { PageLabels } from './searchEngine';

const root = createRoot(document.body.appendChild(document.createElement('div')));
const labels: PageLabels = JSON.parse(document.querySelector<HTMLElement>('[data-search]')?.dataset.search ?? '');
let openings = 0;

export function openSearch(): void {
  openings += 1;
  root.render(<Search openings={openings} labels={labels} />);
}

// A page kept for back and forward must not come back with the dialog over it.
addEventListener('pagehide', () => document.querySelector<HTMLDialogElement>('.search')?.close());
// This file is loaded when the search is likely to be opened. Where the index fails to load, opening the search tries again.
loadSearchIndex().catch(() => {});
