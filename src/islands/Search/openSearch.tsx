// For `astro dev`: Astro adds the React preamble only to pages with islands, but the search is on every page. Empty in a build.
import '@vitejs/plugin-react/preamble';
import { createRoot } from 'react-dom/client';
import { loadSearchIndex } from './loadSearchIndex';
import { Search } from './Search';

const root = createRoot(document.body.appendChild(document.createElement('div')));
let openings = 0;

export function openSearch(): void {
  openings += 1;
  root.render(<Search openings={openings} />);
}

// The back/forward cache must not restore a page with the dialog open.
addEventListener('pagehide', () => document.querySelector<HTMLDialogElement>('.search')?.close());
// Preload: this file is loaded when the search is likely to be opened. If the index fails to load, opening the search retries.
loadSearchIndex().catch(() => {});
