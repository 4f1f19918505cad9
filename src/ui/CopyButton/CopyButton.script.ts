// Each button copies the element before it. Without clipboard access it selects the text and says what to do.
// The element after it tells screen readers the result.
import { copyText } from '@/lib/copyText';
import { requiredChild } from '@/lib/dom';
import { confirmationMs } from './confirmationMs';

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
  const { previousElementSibling: source, nextElementSibling: status } = button;
  if (!source || !status) continue;
  const label = requiredChild(button, '[data-label]');
  const before = label.textContent;
  button.hidden = false;
  let timer: ReturnType<typeof setTimeout>;
  button.addEventListener('click', async () => {
    clearTimeout(timer);
    const isCopied = await copyText(source.textContent);
    if (!isCopied) getSelection()?.selectAllChildren(source);
    label.textContent = (isCopied ? button.dataset.copy : button.dataset.failed) ?? '';
    status.textContent = label.textContent;
    timer = setTimeout(() => {
      label.textContent = before;
      status.textContent = '';
    }, confirmationMs);
  });
}
