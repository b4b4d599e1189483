import { useState, useSyncExternalStore } from 'react';

import { type Portal, usePortal } from './portal.ts';

/** Stores what a write made known, which overrides lists that were read before. One value per portal. */
export function remembered<Value>(initial: Value) {
  type Kept = { value: Value; listeners: Set<() => void> };
  const ofPortals = new WeakMap<Portal['app'], Kept>();

  const keptIn = (app: Portal['app']): Kept => {
    const kept = ofPortals.get(app) ?? { value: initial, listeners: new Set() };
    ofPortals.set(app, kept);
    return kept;
  };

  return {
    change: (app: Portal['app'], changed: (value: Value) => Value): void => {
      const kept = keptIn(app);
      kept.value = changed(kept.value);
      for (const listener of kept.listeners) listener();
    },

    useRemembered: (): Value => {
      const kept = keptIn(usePortal().app);
      const [subscribe] = useState(() => (listener: () => void) => {
        kept.listeners.add(listener);
        return () => void kept.listeners.delete(listener);
      });

      return useSyncExternalStore(subscribe, () => kept.value);
    },
  };
}
