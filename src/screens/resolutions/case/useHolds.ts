import { useCallback, useState } from 'react';

import type { Hold } from '../hold.ts';

type Held = Readonly<Record<string, Hold>>;

/** Tracks by option id which options the user should not leave, and why. */
export function useHolds(): [held: Held, hold: (optionId: string, hold: Hold | null) => void] {
  const [held, setHeld] = useState<Held>({});
  const hold = useCallback((optionId: string, why: Hold | null) => {
    setHeld((held) => {
      if ((held[optionId] ?? null) === why) return held;
      const { [optionId]: _, ...others } = held;
      return why === null ? others : { ...others, [optionId]: why };
    });
  }, []);
  return [held, hold];
}
