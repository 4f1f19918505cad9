import { requiredChild } from '@/lib/dom';

// Shows a spinner while an image loads and a message if it fails. Either may have happened before this script ran.
for (const box of document.querySelectorAll('[data-picture]')) {
  const image = requiredChild<HTMLImageElement>(box, 'img');
  const show = (state: 'loading' | 'loaded' | 'failed') => {
    image.hidden = state === 'failed';
    for (const part of box.querySelectorAll<HTMLElement>('[data-when]')) part.hidden = part.dataset.when !== state;
  };
  if (image.complete) show(image.naturalWidth ? 'loaded' : 'failed');
  else {
    show('loading');
    image.onload = () => show('loaded');
    image.onerror = () => show('failed');
  }
}
