// A picture shows a spinner until it is there and a sentence if it never comes; either may have happened before this
// script ran.
for (const box of document.querySelectorAll<HTMLElement>('[data-picture]')) {
  const image = box.querySelector('img');
  const spinner = box.querySelector<HTMLElement>('[data-picture-loading]');
  const sentence = box.querySelector<HTMLElement>('[data-picture-failed]');
  if (!image) continue;

  const settle = (failed: boolean) => {
    if (spinner) spinner.hidden = true;
    if (sentence) sentence.hidden = !failed;
    image.hidden = failed;
  };

  if (image.complete) settle(image.naturalWidth === 0);
  else {
    if (spinner) spinner.hidden = false;
    image.addEventListener('load', () => settle(false));
    image.addEventListener('error', () => settle(true));
  }
}
