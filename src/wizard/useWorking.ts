import { useSyncExternalStore } from 'react';
import type { AnyActorRef } from 'xstate';

/** Whether a flow, or one that it runs, waits for an answer: what a customer sent then is not taken back by closing. */
export function useWorking(actor: AnyActorRef | undefined): boolean {
  return useSyncExternalStore(
    (changed) => {
      const subscription = actor?.system.inspect(({ type }) => (type === '@xstate.snapshot' ? changed() : null));
      return () => subscription?.unsubscribe();
    },
    () => isTagged(actor, 'working'),
  );
}

/** Whether a flow, or one that it runs, is in a state of that tag. */
export function isTagged(actor: AnyActorRef | undefined, tag: 'working' | 'open'): boolean {
  const snapshot: unknown = actor?.getSnapshot();
  if (!snapshot || typeof snapshot !== 'object' || !('children' in snapshot)) return false;
  const { tags, children } = snapshot as { tags: Set<string>; children: Record<string, AnyActorRef> };
  return tags.has(tag) || Object.values(children).some((child) => isTagged(child, tag));
}
