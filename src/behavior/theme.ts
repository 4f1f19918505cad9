// The theme follows the system until the visitor chooses; the choice is remembered where the browser allows it.
const root = document.documentElement;
const systemDark = matchMedia('(prefers-color-scheme: dark)');

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-theme-toggle]')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const shown = root.dataset.theme ?? (systemDark.matches ? 'dark' : 'light');
    const theme = shown === 'dark' ? 'light' : 'dark';
    root.dataset.theme = theme;
    try {
      localStorage.setItem('theme', theme);
    } catch {
      // Storage is blocked or full: the choice holds for this page.
    }
  });
}
