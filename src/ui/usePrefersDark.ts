import { useSyncExternalStore } from 'react';

const query = '(prefers-color-scheme: dark)';

/** Whether the person has their system dark; follows a change. */
export function usePrefersDark(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
