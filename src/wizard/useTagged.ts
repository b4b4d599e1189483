import { useSyncExternalStore } from 'react';
import type { AnyActorRef } from 'xstate';

/**
 * `working` means that an answer is pending and closing cancels nothing. `open` means that a sent request has an
 * unknown outcome.
 */
type Tag = 'working' | 'open';

/** Returns whether a flow or one of its children is in a state with the tag, and follows changes. */
export function useTagged(actor: AnyActorRef | undefined, tag: Tag): boolean {
  return useSyncExternalStore(
    (changed) => {
      const subscription = actor?.system.inspect(({ type }) => (type === '@xstate.snapshot' ? changed() : null));
      return () => subscription?.unsubscribe();
    },
    () => isTagged(actor, tag),
  );
}

/** Returns the same for the current moment. */
export function isTagged(actor: AnyActorRef | undefined, tag: Tag): boolean {
  const snapshot: unknown = actor?.getSnapshot();
  if (!snapshot || typeof snapshot !== 'object' || !('children' in snapshot)) return false;
  const { tags, children } = snapshot as { tags: Set<string>; children: Record<string, AnyActorRef> };
  return tags.has(tag) || Object.values(children).some((child) => isTagged(child, tag));
}
