import type { AnyEventObject, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

import { listTransitions, nodesBelow } from './chart.ts';

/** A step that was predicted without being taken. */
export type Foreseen = { leaves: AnyStateNode[]; taken: readonly AnyTransitionDefinition[] };

type Foresee = (leaves: readonly AnyStateNode[], event: AnyEventObject) => Foreseen | null;

const known = new WeakMap<AnyStateMachine, Foresee>();

/** Returns the shortcuts of a machine, cached. */
export function getShortcuts(machine: AnyStateMachine): Foresee {
  const shortcuts = known.get(machine) ?? shortcutsIn(machine);
  known.set(machine, shortcuts);
  return shortcuts;
}

/**
 * Predicts steps that only go from a state to its sibling: without a guard, actions on the way or an eventless
 * transition. Returns null if the step has to be taken.
 */
function shortcutsIn(machine: AnyStateMachine): Foresee {
  const nodes = nodesBelow(machine.root);
  const isSimple = nodes.every(({ type, always }) => type !== 'history' && !always?.length);
  // An event that an ancestor or a wildcard also handles may select another transition.
  const above = new Set(nodes.filter(({ type }) => type !== 'atomic').flatMap(({ ownEvents }) => ownEvents));
  const isWild = nodes.some(({ ownEvents }) => ownEvents.some((type) => type.endsWith('*')));
  const plain = new Map<AnyTransitionDefinition, AnyStateNode>();
  if (isSimple && !isWild)
    for (const each of listTransitions(machine)) if (isPlain(each)) plain.set(each, targetOf(each));

  return (leaves, { type }) => {
    if (plain.size === 0 || above.has(type)) return null;
    const taken: AnyTransitionDefinition[] = [];
    const next: AnyStateNode[] = [];
    for (const leaf of leaves) {
      const first = leaf.transitions.get(type)?.[0];
      const target = first && plain.get(first);
      if (first && !target) return null;
      if (first) taken.push(first);
      next.push(target ?? leaf);
    }
    return taken.length > 0 ? { leaves: next, taken } : null;
  };
}

const targetOf = ({ target, source }: AnyTransitionDefinition): AnyStateNode => target?.[0] ?? source;

function isPlain({ source, target, actions, guard }: AnyTransitionDefinition): boolean {
  const [to, another] = target ?? [];
  if (!to || another || guard || actions.length > 0) return false;
  return to !== source && to.parent === source.parent && isBare(source) && isBare(to);
}

/** Returns whether nothing happens on entry or exit. Delays are started by entry actions, so they count. */
const isBare = ({ type, entry, exit, invoke }: AnyStateNode): boolean =>
  type === 'atomic' && entry.length + exit.length + invoke.length === 0;
