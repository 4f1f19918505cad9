// Adds a range input that turns the first drawing of a change into the second, and the number that it counts. Once the change
// is seen, the input moves to its end by itself, unless the visitor uses it. The style sheet shows both drawings again without
// motion, on paper and in forced colors.
import { changeMs, changeShare } from '@/config/motion';
import { requiredChild } from '@/lib/dom';
import { whenSeen } from './whenSeen';

/** Ends with the movement of the last change that was seen, so that one moves at a time. */
let lastMovement = Promise.resolve();

for (const change of document.querySelectorAll<HTMLElement>('[data-change]')) {
  const values = change.dataset.change?.split('|') ?? [];
  const { content } = requiredChild<HTMLTemplateElement>(change, 'template');
  const input = requiredChild<HTMLInputElement>(content, 'input');
  const count = requiredChild(content, 'p');
  const unit = requiredChild(count, 'small');

  const show = () => {
    const value = values[Math.round(input.valueAsNumber)] ?? '';
    const [number = '', words = ''] = value.split(/( .*)/);
    unit.textContent = words;
    count.replaceChildren(number, unit);
    input.setAttribute('aria-valuetext', value);
    change.style.setProperty('--position', input.value);
  };

  let isOver = false;
  /** Ends the movement for good: it is at its end, or the visitor uses the input. */
  const end = () => {
    isOver = true;
    input.step = '1';
    show();
  };
  const move = () =>
    new Promise<void>((resolve) => {
      const start = performance.now();
      const moveOn = () => {
        if (isOver) return resolve();
        const share = Math.min((performance.now() - start) / changeMs, 1);
        // Between the steps, too.
        input.step = 'any';
        // Slow at both ends.
        input.valueAsNumber = Number(input.max) * share * share * (3 - 2 * share);
        show();
        if (share === 1) end();
        requestAnimationFrame(moveOn);
      };
      moveOn();
    });

  input.oninput = end;
  input.onpointerdown = end;
  input.onkeydown = ({ key }) => /^(Arrow|End|Home|Page)/.test(key) && end();
  change.append(content);
  whenSeen(change, changeShare, () => {
    lastMovement = lastMovement.then(move);
  });
}
