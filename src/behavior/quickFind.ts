// Opens quick find: by its buttons, Ctrl or ⌘ K, and a slash that nobody is typing. The sheet, and all that it needs, comes
// when it is wanted or likely to be.
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
  const { key, target, altKey, ctrlKey, metaKey } = event;
  const isTyped = () => (target as Element).matches('input,select,textarea');
  if (altKey || (ctrlKey || metaKey ? key !== 'k' : key !== '/' || isTyped())) return;
  event.preventDefault();
  open();
});
