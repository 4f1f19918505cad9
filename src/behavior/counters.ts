import { counting, thresholds } from '@/config/motion';
import { countBlock } from './countBlock';

// Numbers count up from zero when their block is seen, once. The HTML carries the targets; without motion, in a hidden
// page, or where the browser cannot tell what is seen, they stay.
const blocks = [...document.querySelectorAll<HTMLElement>('[data-count-up]')];
const isCounted = (name: string): name is 'achievements' | 'statistics' => name in thresholds;

let stops: (() => void)[] | undefined;

function update() {
  const visible = !document.hidden && !('prerendering' in document && document.prerendering);
  const moving = visible && document.documentElement.dataset.motion !== 'off' && 'IntersectionObserver' in globalThis;
  if (moving === (stops !== undefined)) return;
  for (const stop of stops ?? []) stop();
  stops = moving
    ? blocks.map((block) => {
        const { countUp = '' } = block.dataset;
        return countBlock(block, { threshold: isCounted(countUp) ? thresholds[countUp] : 0, ...counting });
      })
    : undefined;
}

addEventListener('motionchange', update);
document.addEventListener('visibilitychange', update);
document.addEventListener('prerenderingchange', update);
update();
