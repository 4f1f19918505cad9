import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  document.addEventListener('prerenderingchange', changed);
  // Not every browser tells when a dialog opens.
  const dialogs = new MutationObserver(changed);
  dialogs.observe(document.body, { subtree: true, attributeFilter: ['open'] });
  return () => {
    dialogs.disconnect();
    document.removeEventListener('visibilitychange', changed);
    document.removeEventListener('prerenderingchange', changed);
  };
}

/** Whether somebody can see the page: it is neither in a hidden tab nor rendered ahead of a visit, and no dialog lies over it. */
export function usePageActive(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !document.hidden && !document.prerendering && !document.querySelector('dialog[open]'),
    () => true,
  );
}
