// Each button copies the element before it. Without clipboard access it selects the text and says what to do.
import { requiredChild } from '@/lib/dom';

const confirmationMs = 2500;

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
  const label = requiredChild(button, '[data-label]');
  const before = label.textContent;
  button.hidden = false;
  let timer: ReturnType<typeof setTimeout>;
  button.addEventListener('click', async () => {
    const source = button.previousElementSibling;
    clearTimeout(timer);
    try {
      await navigator.clipboard.writeText(source?.textContent ?? '');
      label.textContent = button.dataset.copy ?? '';
    } catch {
      if (source) getSelection()?.selectAllChildren(source);
      label.textContent = button.dataset.failed ?? '';
    }
    timer = setTimeout(() => {
      label.textContent = before;
    }, confirmationMs);
  });
}
