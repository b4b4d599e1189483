import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';

import type { AnyModel } from '#machines/model.ts';

const names = new WeakMap<AnyStateNode, string>();

function dotted(node: AnyStateNode): string {
  const known = names.get(node) ?? (node.path.join('.') || node.id);
  names.set(node, known);
  return known;
}

/** The states that a machine is in and that have none within. */
export const leavesOf = ({ _nodes }: AnyMachineSnapshot): AnyStateNode[] =>
  _nodes.filter(({ type }) => type === 'atomic' || type === 'final');

/** States as dotted names in order: `data-state` says the same. */
function inOrder(leaves: readonly AnyStateNode[]): string {
  const [only, another] = leaves;
  if (only && !another) return dotted(only);
  return leaves.map(dotted).sort().join(' ');
}

/** What a place is called: its states, with what guards read of the context. */
export const labelled = (leaves: readonly AnyStateNode[], known: string): string =>
  known ? `${inOrder(leaves)} (${known})` : inOrder(leaves);

/** The states that a machine is in, with what guards read of its context. */
export const nameOf = (snapshot: AnyMachineSnapshot, { stateKey }: Pick<AnyModel, 'stateKey'>): string =>
  labelled(leavesOf(snapshot), stateKey(snapshot.context as never));

/** The states in the name of a place, without what is known of its context. */
export const statesIn = (label: string): string[] => label.replace(/ \(.*/, '').split(' ');
