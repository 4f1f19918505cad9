// Opens the search by button, Ctrl K or ⌘ K. The island, and React with it, is loaded on first use.
const load = () => import('@/islands/Search/openSearch');

async function open() {
  const search = await load().catch(() => undefined);
  search?.openSearch();
  // After a deployment the files of the island may be gone. The notice asks the visitor to reload.
  if (!search) document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  document.querySelector('[data-search-notice]')?.toggleAttribute('hidden', Boolean(search));
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-search]')) {
  button.hidden = false;
  button.onclick = open;
  button.onpointerenter = () => load().catch(() => {});
}

addEventListener('keydown', (event) => {
  // With Caps Lock, the key is 'K'.
  if (event.altKey || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
  event.preventDefault();
  open();
});
