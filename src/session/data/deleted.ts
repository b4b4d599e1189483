import { useEffect } from 'react';

import { type Portal, usePortal } from '../portal.ts';
import { remembered } from '../remembered.ts';

const deleted = remembered<ReadonlySet<string>>(new Set());

const add = (app: Portal['app'], id: string): void => deleted.change(app, (ids) => new Set([...ids, id]));

const openChannel = () => ('BroadcastChannel' in globalThis ? new BroadcastChannel('deleted') : null);

/**
 * Removes a deleted or cancelled thing from all lists, including lists that were read before or cannot be refetched,
 * and those of other tabs.
 */
export function removeEverywhere({ app }: Pick<Portal, 'app'>, id: string): void {
  add(app, id);
  const others = openChannel();
  others?.postMessage(id);
  others?.close();
}

export const useDeletedIds = deleted.useRemembered;

/** Applies deletions of other tabs while lists are on screen. */
export function useDeletedElsewhere(): void {
  const { app } = usePortal();

  useEffect(() => {
    const others = openChannel();
    others?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') add(app, data);
    });
    return () => others?.close();
  }, [app]);
}
