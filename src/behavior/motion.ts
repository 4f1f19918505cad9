import { onReturn, recall, remember } from './remembered';

// One switch for everything that moves by itself. The choice is remembered where the browser allows it; until then the
// system decides. The script in the head has set the first value before the first paint.
const root = document.documentElement;
const system = matchMedia('(prefers-reduced-motion: reduce)');
const buttons = document.querySelectorAll<HTMLButtonElement>('[data-motion-toggle]');

function set(motion: 'on' | 'off') {
  root.dataset.motion = motion;
  for (const button of buttons) button.setAttribute('aria-pressed', String(motion === 'off'));
  dispatchEvent(new Event('motionchange'));
}

for (const button of buttons) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const motion = root.dataset.motion === 'off' ? 'on' : 'off';
    set(motion);
    remember('motion', motion);
  });
}

const follow = () => set(recall('motion', ['on', 'off']) ?? (system.matches ? 'off' : 'on'));
system.addEventListener('change', follow);
onReturn(follow);
set(root.dataset.motion === 'off' ? 'off' : 'on');
