import { useState, useSyncExternalStore } from 'react';

import { type Portal, usePortal } from '../portal.ts';

type Deleted = { ids: ReadonlySet<string>; listeners: Set<() => void> };

const ofPortals = new WeakMap<Portal['app'], Deleted>();

/** Somebody is on no list from now on, though one that was read before, or that cannot be read again, still has them. */
export function leaveOut({ app }: Pick<Portal, 'app'>, passengerId: string): void {
  const deleted = deletedIn(app);
  deleted.ids = new Set([...deleted.ids, passengerId]);
  for (const listener of deleted.listeners) listener();
}

export function useDeletedIds(): ReadonlySet<string> {
  const deleted = deletedIn(usePortal().app);
  const [subscribe] = useState(() => (listener: () => void) => {
    deleted.listeners.add(listener);
    return () => void deleted.listeners.delete(listener);
  });

  return useSyncExternalStore(subscribe, () => deleted.ids);
}

function deletedIn(app: Portal['app']): Deleted {
  const deleted = ofPortals.get(app) ?? { ids: new Set(), listeners: new Set() };
  ofPortals.set(app, deleted);
  return deleted;
}
