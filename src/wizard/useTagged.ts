import { useSyncExternalStore } from 'react';
import type { AnyActorRef } from 'xstate';

/** `working`: it waits for an answer, and closing takes nothing back. `open`: nobody knows yet what became of what was sent. */
type Tag = 'working' | 'open';

/** Whether a flow, or one that it runs, is in a state of that tag, now and later. */
export function useTagged(actor: AnyActorRef | undefined, tag: Tag): boolean {
  return useSyncExternalStore(
    (changed) => {
      const subscription = actor?.system.inspect(({ type }) => (type === '@xstate.snapshot' ? changed() : null));
      return () => subscription?.unsubscribe();
    },
    () => isTagged(actor, tag),
  );
}

/** Whether it is in one now. */
export function isTagged(actor: AnyActorRef | undefined, tag: Tag): boolean {
  const snapshot: unknown = actor?.getSnapshot();
  if (!snapshot || typeof snapshot !== 'object' || !('children' in snapshot)) return false;
  const { tags, children } = snapshot as { tags: Set<string>; children: Record<string, AnyActorRef> };
  return tags.has(tag) || Object.values(children).some((child) => isTagged(child, tag));
}
