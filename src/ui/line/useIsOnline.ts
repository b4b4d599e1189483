import { useSyncExternalStore } from 'react';

/** Whether the device has a connection, as far as it knows. */
export const useIsOnline = (): boolean => useSyncExternalStore(listen, isOnline, inAPicture);

const isOnline = () => navigator.onLine;

/** Whoever gets a page has a connection. */
const inAPicture = () => true;

function listen(changed: () => void): () => void {
  for (const event of ['online', 'offline']) window.addEventListener(event, changed);
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, changed);
  };
}
