import { useEffect } from 'react';

import { type Portal, usePortal } from '../portal.ts';
import { remembered } from '../remembered.ts';

const deleted = remembered<ReadonlySet<string>>(new Set());

const add = (app: Portal['app'], id: string): void => deleted.change(app, (ids) => new Set([...ids, id]));

const openChannel = () => ('BroadcastChannel' in globalThis ? new BroadcastChannel('deleted') : null);

/**
 * What was deleted or cancelled is on no list from now on, though one that was read before, or that cannot be read again, still has
 * it; nor in the other tabs of the browser, whose lists are as old.
 */
export function leaveOut({ app }: Pick<Portal, 'app'>, id: string): void {
  add(app, id);
  const others = openChannel();
  others?.postMessage(id);
  others?.close();
}

export const useDeletedIds = deleted.useRemembered;

/** Hears what other tabs leave out, for as long as there are lists that may have it. */
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
