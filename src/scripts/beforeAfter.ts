// Adds a range input that turns the first drawing of a change into the second, and the number that it counts. Its first movement
// replaces the picture of the first state with an inline drawing of both. Once the change is seen, the input moves to its end by
// itself, unless the visitor uses it. The style sheet shows both drawings again without motion, on paper and in forced colors.
import { beforeAfterMs, beforeAfterShare } from '@/config/motion';
import { requiredChild } from '@/lib/dom';
import { whenSeen } from './whenSeen';

/** Adds the input, and returns it with a function that shows its value. */
function addInput(element: HTMLElement) {
  const values = element.dataset.beforeAfter?.split('|') ?? [];
  const { content } = requiredChild<HTMLTemplateElement>(element, 'template');
  const input = requiredChild<HTMLInputElement>(content, 'input');
  const count = requiredChild(content, 'p');
  const drawing = requiredChild<SVGElement>(content, 'svg');
  const firstState = requiredChild(element, '.plate');
  const unit = requiredChild(count, 'small');
  const show = () => {
    firstState.replaceWith(drawing);
    const value = values[Math.round(input.valueAsNumber)] ?? '';
    const [number = '', words = ''] = value.split(/( .*)/);
    unit.textContent = words;
    count.replaceChildren(number, unit);
    input.setAttribute('aria-valuetext', value);
    element.style.setProperty('--position', input.value);
  };
  element.append(count, input);
  return { input, show };
}

/** Returns a function that moves the input to its end, until the visitor uses it. */
function createMovement({ input, show }: ReturnType<typeof addInput>) {
  let isOver = false;
  const end = () => {
    isOver = true;
    input.step = '1';
    show();
  };
  input.oninput = end;
  input.onpointerdown = end;
  input.onkeydown = ({ key }) => /^(Arrow|End|Home|Page)/.test(key) && end();

  return () =>
    new Promise<void>((resolve) => {
      const start = performance.now();
      const moveOn = () => {
        if (isOver) return resolve();
        const share = Math.min((performance.now() - start) / beforeAfterMs, 1);
        // Positions between the steps, too, and slow at both ends.
        input.step = 'any';
        input.valueAsNumber = Number(input.max) * share * share * (3 - 2 * share);
        show();
        if (share === 1) end();
        requestAnimationFrame(moveOn);
      };
      moveOn();
    });
}

/** Ends with the movement of the last drawing that was seen, so that one moves at a time. */
let lastMovement = Promise.resolve();

for (const element of document.querySelectorAll<HTMLElement>('[data-before-after]')) {
  const move = createMovement(addInput(element));
  whenSeen(element, beforeAfterShare, () => {
    lastMovement = lastMovement.then(move);
  });
}
