import { onReturn, recall, remember } from './remembered';

// The theme follows the system until the visitor chooses; the choice is remembered where the browser allows it.
const root = document.documentElement;
const systemDark = matchMedia('(prefers-color-scheme: dark)');

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-theme-toggle]')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const shown = root.dataset.theme ?? (systemDark.matches ? 'dark' : 'light');
    const theme = shown === 'dark' ? 'light' : 'dark';
    root.dataset.theme = theme;
    remember('theme', theme);
  });
}

onReturn(() => {
  const theme = recall('theme', ['light', 'dark']);
  if (theme) root.dataset.theme = theme;
});
