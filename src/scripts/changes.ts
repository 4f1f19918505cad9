// Adds a range input that turns the first drawing of a change into the second, and the number that it counts. The style sheet
// shows both drawings again without motion, on paper and in forced colors.
import { requiredChild } from '@/lib/dom';

for (const change of document.querySelectorAll<HTMLElement>('[data-change]')) {
  const values = change.dataset.change?.split('|') ?? [];
  const { content } = requiredChild<HTMLTemplateElement>(change, 'template');
  const input = requiredChild<HTMLInputElement>(content, 'input');
  const count = requiredChild(content, 'p');
  const unit = requiredChild(count, 'small');
  input.oninput = () => {
    const value = values[input.valueAsNumber] ?? '';
    const [number = '', words = ''] = value.split(/( .*)/);
    unit.textContent = words;
    count.replaceChildren(number, unit);
    input.setAttribute('aria-valuetext', value);
    change.style.setProperty('--position', input.value);
  };
  change.append(content);
}
