import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/**
 * Returns a name that distinguishes a transition from all others of its machine. Guarded branches have separate names.
 */
export function getTransitionTitle(transition: AnyTransitionDefinition): string {
  const { source, eventType, target } = transition;
  const to = target?.map(({ id }) => id).join(' ') ?? 'stays';
  return `${source.id} ${eventType || 'always'} (${(branchesBeside(transition)?.indexOf(transition) ?? 0) + 1}) → ${to}`;
}

/**
 * Returns the guard of a transition, or `otherwise` for the fallback of guarded ones, or undefined if there is no
 * choice.
 */
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

/** Returns the name of a guard: a name, a name with parameters, a combination, or a function. */
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

export const listTransitions = ({ root }: AnyStateMachine): AnyTransitionDefinition[] =>
  nodesBelow(root).flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]);

/** Returns every state that a machine can rest in. */
export const listRestingStates = ({ root }: AnyStateMachine): string[] =>
  nodesBelow(root)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .filter(({ always }) => !always?.some(({ guard }) => guard === undefined))
    .map(({ id }) => id);
