// Opens the search: by its buttons, Ctrl K or ⌘ K. Its dialog, and all that it needs, is loaded on first use.
import { loadSheet } from './quickFind/load';

const buttons = document.querySelectorAll<HTMLButtonElement>('[data-find]');
const open = () =>
  loadSheet()
    .then((sheet) => sheet.open())
    // Where it or its words cannot come, the button leads to a page instead.
    .catch(() => location.assign(buttons[0]?.dataset.find ?? ''));

for (const button of buttons) {
  button.hidden = false;
  button.onclick = open;
  button.onfocus = button.onpointerenter = () => loadSheet().catch(() => {});
}

addEventListener('keydown', (event) => {
  const { key, altKey, ctrlKey, metaKey } = event;
  // Caps Lock makes it a K.
  if (altKey || !(ctrlKey || metaKey) || key.toLowerCase() !== 'k') return;
  event.preventDefault();
  open();
});
