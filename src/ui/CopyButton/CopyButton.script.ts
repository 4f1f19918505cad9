// Each button copies the element before it. Without clipboard access it selects the text and says what to do.
// The element after it tells screen readers the result.

/** How long a button says that it has copied. Also in useCopy.tsx, because this script shares no module with an island. */
const confirmationMs = 2500;

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
  const { previousElementSibling: source, nextElementSibling: status } = button;
  const label = button.querySelector('[data-label]');
  if (!source || !status || !label) continue;
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
