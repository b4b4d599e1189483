import { useEffect } from 'react';

import { reactionToReading } from '#src/api/readings.ts';

import { usePortal } from './portal.ts';

type ReadingError = Parameters<typeof reactionToReading>[0];

/** A component's own reading that says that the session is over ends it. Whatever else failed is told where it is shown. */
export function useSessionEnd(error: ReadingError | null): void {
  const { react } = usePortal();

  useEffect(() => {
    if (!error) return;
    const reaction = reactionToReading(error);
    if (reaction.kind === 'end session' || reaction.kind === 'force logout') react(reaction);
  }, [error, react]);
}
