import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A transition in words that tell it from all others of its machine: each branch of a guard is one of its own. */
export function titleOf(transition: AnyTransitionDefinition): string {
  const { source, eventType, target } = transition;
  const branches = eventType ? source.transitions.get(eventType) : source.always;
  const to = target?.map(({ id }) => id).join(' ') ?? 'stays';
  return `${source.id} ${eventType || 'always'} (${(branches?.indexOf(transition) ?? 0) + 1}) → ${to}`;
}

export const nodesBelow = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesBelow),
];

/** Every transition that a chart declares. */
export const transitionsOf = ({ root }: AnyStateMachine): AnyTransitionDefinition[] =>
  nodesBelow(root).flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]);

/** Every state that a chart can come to rest in. */
export const restingStatesOf = ({ root }: AnyStateMachine): string[] =>
  nodesBelow(root)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .filter(({ always }) => !always?.some(({ guard }) => guard === undefined))
    .map(({ id }) => id);
