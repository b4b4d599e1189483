import { useSyncExternalStore } from 'react';

/** Returns whether the device is online, as far as the browser knows. */
export const useIsOnline = (): boolean => useSyncExternalStore(listen, isOnline, inAPicture);

const isOnline = () => navigator.onLine;

/** Prerendered pages assume a connection. */
const inAPicture = () => true;

function listen(changed: () => void): () => void {
  for (const event of ['online', 'offline']) window.addEventListener(event, changed);
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, changed);
  };
}
