// Copies a text and says so; where the clipboard is closed it selects the text and says what to do. A button copies what
// stands before it.
import { requiredChild } from '@/lib/dom';

const saidMs = 2500;

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
  const label = requiredChild(button, '[data-label]');
  const before = label.textContent;
  button.hidden = false;
  let later: ReturnType<typeof setTimeout>;
  button.addEventListener('click', async () => {
    const source = button.previousElementSibling;
    clearTimeout(later);
    try {
      await navigator.clipboard.writeText(source?.textContent ?? '');
      label.textContent = button.dataset.copy ?? '';
    } catch {
      if (source) getSelection()?.selectAllChildren(source);
      label.textContent = button.dataset.failed ?? '';
    }
    later = setTimeout(() => {
      label.textContent = before;
    }, saidMs);
  });
}
