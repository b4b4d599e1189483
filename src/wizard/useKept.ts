import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';

import { useAround } from './WizardContext.ts';

/**
 * Keeps the draft of a flow as it goes, the flows that it runs included, and tells the wizard when it has ended.
 *
 * @param draftOf what to keep of how the flow stands; the same function each time
 */
export function useKept<Actor extends AnyActorRef>(
  actor: Actor,
  draftOf: (snapshot: ReturnType<Actor['getSnapshot']>) => unknown,
): void {
  const { keeper, wizard } = useAround();

  useEffect(() => {
    const keep = () => {
      const snapshot = actor.getSnapshot();
      if (snapshot.status === 'active') keeper.keep(draftOf(snapshot) as never);
    };
    keep();
    const inspection = actor.system.inspect(({ type }) => (type === '@xstate.snapshot' ? keep() : null));
    const end = actor.subscribe({ complete: () => wizard.send({ type: 'flow.ended' }) });
    return () => {
      inspection.unsubscribe();
      end.unsubscribe();
    };
  }, [actor, draftOf, keeper, wizard]);
}
