import { useSyncExternalStore } from 'react';

const query = '(prefers-color-scheme: dark)';

/** Returns whether the system prefers dark colours, and follows changes. */
export function usePrefersDark(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
