// Loads an embedded third-party frame only when the visitor asks for it.

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-frame]')) {
  const frame = button.nextElementSibling;
  if (!(frame instanceof HTMLIFrameElement)) continue;
  button.hidden = false;
  button.addEventListener('click', () => {
    frame.src = button.dataset.frame ?? '';
    frame.hidden = false;
    frame.focus();
    button.hidden = true;
  });
}
