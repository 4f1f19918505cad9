import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};
const onClient = () => true;
const onServer = () => false;

/** False in the built HTML, true after hydration: controls appear only when they work. */
export const useReady = () => useSyncExternalStore(subscribe, onClient, onServer);
