// Opens quick find: by its buttons, Ctrl or ⌘ K, and a slash that nobody is typing. The sheet, and all that it needs, comes
// when it is wanted or likely to be.
const buttons = document.querySelectorAll<HTMLButtonElement>('[data-find]');
const script = import.meta.env.DEV ? '/src/behavior/quickFind/sheet.ts' : '/quick-find.js';
const load = (): Promise<typeof import('./quickFind/sheet')> => import(/* @vite-ignore */ script);
const prepare = () => void load().catch(() => {});

const open = () =>
  load()
    .then((sheet) => sheet.open())
    // Where it cannot come, the button leads to a page instead.
    .catch(() => location.assign(buttons[0]?.dataset.find ?? ''));

for (const button of buttons) {
  button.hidden = false;
  button.onclick = open;
  button.onfocus = button.onpointerenter = prepare;
}

addEventListener('keydown', (event) => {
  const { key, target, altKey } = event;
  const isTyped = (target as Element).matches('input,select,textarea');
  if (altKey || (event.ctrlKey || event.metaKey ? key !== 'k' : key !== '/' || isTyped)) return;
  event.preventDefault();
  open();
});
