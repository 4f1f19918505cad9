import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void) {
  addEventListener('motionchange', changed);
  return () => removeEventListener('motionchange', changed);
}

/** Whether things may move by themselves: the visitor's switch, which begins as the system asks. */
export function useMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.motion !== 'off',
    () => true,
  );
}
