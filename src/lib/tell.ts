import type { AnyActorRef, SnapshotFrom } from 'xstate';

type ChildrenOf<Parent extends AnyActorRef> =
  SnapshotFrom<Parent> extends { children: infer Children } ? Children : never;

type Heard<Child> = Child extends { send: (event: infer Event) => void } ? Event : never;

/** Sends an event to a child of an actor. Does nothing if the child is not running, such as a guest's session. */
export function tell<Parent extends AnyActorRef, Name extends keyof ChildrenOf<Parent> & string>(
  parent: Parent,
  name: Name,
  event: Heard<NonNullable<ChildrenOf<Parent>[Name]>>,
): void {
  const { children } = parent.getSnapshot() as { children: Record<string, AnyActorRef | undefined> };
  children[name]?.send(event as never);
}
