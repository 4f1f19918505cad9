import { whenSeen } from './whenSeen';

// The words on a team card are blurred until its picture is seen, once. Without motion they are clear.
for (const overlay of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
  const clear = () => {
    overlay.dataset.reveal = 'clear';
  };
  const clearWithoutMotion = () => {
    if (document.documentElement.dataset.motion !== 'off') return;
    clear();
    stop();
  };
  overlay.dataset.reveal = 'blurred';
  const stop = whenSeen(overlay.parentElement ?? overlay, Number(overlay.dataset.revealAt), clear);
  addEventListener('motionchange', clearWithoutMotion);
  clearWithoutMotion();
}
