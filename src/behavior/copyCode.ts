// Copies a block of code and says so; where the clipboard is closed it selects the code and says what to do.
const saidMs = 2500;

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
  const code = button.parentElement?.querySelector('code');
  const label = button.textContent;
  button.hidden = false;
  let later: ReturnType<typeof setTimeout>;
  button.addEventListener('click', async () => {
    clearTimeout(later);
    try {
      await navigator.clipboard.writeText(code?.textContent ?? '');
      button.textContent = button.dataset.copy ?? '';
    } catch {
      if (code) getSelection()?.selectAllChildren(code);
      button.textContent = button.dataset.failed ?? '';
    }
    later = setTimeout(() => {
      button.textContent = label;
    }, saidMs);
  });
}
