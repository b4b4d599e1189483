import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A transition in words that tell it from all others of its machine: each branch of a guard is one of its own. */
export function titleOf(transition: AnyTransitionDefinition): string {
  const { source, eventType, target } = transition;
  const to = target?.map(({ id }) => id).join(' ') ?? 'stays';
  return `${source.id} ${eventType || 'always'} (${(branchesBeside(transition)?.indexOf(transition) ?? 0) + 1}) → ${to}`;
}

/** Returns the guard of a transition, or `otherwise` for the last resort among guarded ones; undefined if there is no choice. */
export function branchName(transition: AnyTransitionDefinition): string | undefined {
  const branches = branchesBeside(transition) ?? [];
  const { guard } = transition;
  if (guard === undefined) return branches.length > 1 ? 'otherwise' : undefined;
  const name = guardName(guard);
  const namesakes = branches.filter((branch) => branch.guard !== undefined && guardName(branch.guard) === name);
  return namesakes.length > 1 ? `${name} ${namesakes.indexOf(transition) + 1}` : name;
}

const branchesBeside = ({
  source,
  eventType,
}: AnyTransitionDefinition): readonly AnyTransitionDefinition[] | undefined =>
  eventType ? source.transitions.get(eventType) : source.always;

/** A guard as a chart has it: a name, a name with parameters, one that combines others, or a function. */
function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  const { type, params, name, guards } = guard as {
    type?: string;
    params?: unknown;
    name?: string;
    guards?: unknown[];
  };
  const details = guards?.map(guardName) ?? (typeof params === 'string' ? [params] : []);
  return details.length > 0 ? `${type ?? name}(${details.join(', ')})` : (type ?? 'unnamed guard');
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
