import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};
const onClient = () => true;
const onServer = () => false;

/** False in the HTML of the build, true once the script runs: controls appear only when they work. */
export const useReady = () => useSyncExternalStore(subscribe, onClient, onServer);
