import { useSyncExternalStore } from 'react';
import type { AnyActorRef } from 'xstate';

/** Whether a flow, or one that it runs, waits for an answer: what a customer sent then is not taken back by closing. */
export function useWorking(actor: AnyActorRef | undefined): boolean {
  return useSyncExternalStore(
    (changed) => {
      const subscription = actor?.system.inspect(({ type }) => (type === '@xstate.snapshot' ? changed() : null));
      return () => subscription?.unsubscribe();
    },
    () => (actor ? isWorking(actor) : false),
  );
}

function isWorking(actor: AnyActorRef): boolean {
  const snapshot: unknown = actor.getSnapshot();
  if (!snapshot || typeof snapshot !== 'object' || !('children' in snapshot)) return false;
  const { tags, children } = snapshot as { tags: Set<string>; children: Record<string, AnyActorRef> };
  return tags.has('working') || Object.values(children).some(isWorking);
}
