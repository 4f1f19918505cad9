// The requirements of a role as a list to tick. The plant, the sentence and the outline follow the ticks, which stay on this
// device: one entry for each role, with the requirements themselves, so that one that changes loses its tick.
import { fitOf } from '@/lib/fit';
import { outline } from '@/lib/outline';

const list = document.querySelector<HTMLElement>('[data-requirements]');

if (list) {
  for (const template of document.querySelectorAll<HTMLTemplateElement>('[data-self-check]'))
    template.replaceWith(template.content);
  const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
  const [fit, sentence, clear, text] = [
    find('[data-fit]'),
    find('[data-none]'),
    find('[data-clear]'),
    find('#outline'),
  ];
  const leaves = [...find('[data-plant]').querySelectorAll('g')];
  const { start = '', bring = '', learn = '', end = '' } = text.dataset;
  const lines = [...list.children].map((item) => item.textContent);
  const boxes = [...list.children].map((item) => {
    const box = document.createElement('input');
    box.type = 'checkbox';
    const label = document.createElement('label');
    label.append(box, ...item.childNodes);
    item.append(label);
    return box;
  });
  const key = `fits:${location.pathname}`;

  const show = () => {
    const fits = boxes.map(({ checked }) => checked);
    const count = fits.filter(Boolean).length;
    fit.textContent = (fit.dataset.fit ?? '')
      .replace('{count}', String(count))
      .replace('{total}', String(boxes.length));
    sentence.textContent = sentence.dataset[fitOf(count, boxes.length)] ?? '';
    clear.hidden = count === 0;
    for (const [index, leaf] of leaves.entries()) leaf.toggleAttribute('data-grown', index < count);
    text.textContent = outline({ start, bring, learn, end }, lines, fits);
  };
  const recall = () => {
    try {
      const kept: string[] = JSON.parse(localStorage.getItem(key) ?? '[]');
      for (const [index, box] of boxes.entries()) box.checked = kept.includes(lines[index] ?? '');
    } catch {
      // Storage is blocked: the ticks hold for this page.
    }
    show();
  };
  const keep = () => {
    try {
      const kept = lines.filter((_, index) => boxes[index]?.checked);
      if (kept.length > 0) localStorage.setItem(key, JSON.stringify(kept));
      else localStorage.removeItem(key);
    } catch {
      // The same.
    }
    show();
  };
  list.addEventListener('change', keep);
  clear.addEventListener('click', () => {
    for (const box of boxes) box.checked = false;
    keep();
    boxes[0]?.focus();
  });
  // Another tab may change them, also while this page lies under others.
  addEventListener('storage', recall);
  addEventListener('pageshow', recall);
  recall();
}
