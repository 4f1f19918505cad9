import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  document.addEventListener('prerenderingchange', changed);
  return () => {
    document.removeEventListener('visibilitychange', changed);
    document.removeEventListener('prerenderingchange', changed);
  };
}

/** Whether somebody can see the page: it is neither in a hidden tab nor rendered ahead of a visit. */
export function usePageActive(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !document.hidden && !document.prerendering,
    () => true,
  );
}
