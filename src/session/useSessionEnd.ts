import { useEffect } from 'react';

import { reactionToReading } from '#src/api/readings.ts';

import { usePortal } from './portal.ts';

type ReadingError = Parameters<typeof reactionToReading>[0];

/** Ends the session if a component's own query reports that it is over. The component shows other failures. */
export function useSessionEnd(error: ReadingError | null): void {
  const { react } = usePortal();

  useEffect(() => {
    if (!error) return;
    const reaction = reactionToReading(error);
    if (reaction.kind === 'end session' || reaction.kind === 'force logout') react(reaction);
  }, [error, react]);
}
