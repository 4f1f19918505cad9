// Opens the search by button, Ctrl K or ⌘ K. The island, and React with it, is loaded on first use.

/** Returns undefined if the files of the island are gone after a deployment. */
const load = () => import('@/islands/Search/openSearch').catch(() => undefined);
const buttons = document.querySelectorAll<HTMLButtonElement>('[data-search]');

function setBusy(busy: boolean) {
  for (const button of buttons) button.setAttribute('aria-busy', `${busy}`);
}

async function open() {
  setBusy(true);
  const search = await load();
  setBusy(false);
  search?.openSearch();
  // The notice asks the visitor to reload.
  if (!search) document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  document.querySelector('[data-search-notice]')?.toggleAttribute('hidden', Boolean(search));
}

for (const button of buttons) {
  button.hidden = false;
  button.onclick = open;
  button.onpointerenter = load;
}

addEventListener('keydown', (event) => {
  // With Caps Lock, the key is 'K'.
  if (event.altKey || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
  event.preventDefault();
  open();
});
