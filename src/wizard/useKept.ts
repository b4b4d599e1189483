import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';

import { useAround } from './WizardContext.ts';

/**
 * Saves the draft of a flow and of its child flows on every change, and tells the wizard when the flow ends.
 *
 * @param draftOf returns the draft of a snapshot; pass the same function on every render
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
