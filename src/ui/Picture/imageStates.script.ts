import { unavailable } from './strings';

/** Shows a spinner in place of an image, if its box has one, and a message if it fails. The script adds that of a card. */
function show(image: HTMLImageElement) {
  const state = !image.complete ? 'loading' : image.naturalWidth ? 'loaded' : 'failed';
  const box = image.closest('picture')?.parentElement;
  const title = image.closest('article')?.querySelector(':scope > :is(h2, h3), :scope > div > h3')?.textContent;
  if (state === 'failed' && title && !box?.querySelector('[data-when]')) {
    const message = document.createElement('div');
    message.className = 'label';
    message.dataset.when = state;
    message.textContent = unavailable(title);
    box?.append(message);
  }
  const parts = [...(box?.querySelectorAll<HTMLElement>('[data-when]') ?? [])];
  for (const part of parts) part.hidden = part.dataset.when !== state;
  image.hidden = state === 'failed' && parts.length > 0;
}

const onChange = ({ target }: Event) => target instanceof HTMLImageElement && show(target);
// These events do not bubble, and may have been before this script.
document.addEventListener('load', onChange, true);
document.addEventListener('error', onChange, true);
for (const image of document.querySelectorAll('img')) show(image);
