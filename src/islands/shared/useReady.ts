import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the HTML that the build wrote, true once the script runs: controls appear only when they work. */
export function useReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
