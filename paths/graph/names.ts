import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';

import type { AnyModel } from '#machines/kit/model.ts';

const names = new WeakMap<AnyStateNode, string>();

function dotted(node: AnyStateNode): string {
  const known = names.get(node) ?? (node.path.join('.') || node.id);
  names.set(node, known);
  return known;
}

export const listActiveLeaves = ({ _nodes }: AnyMachineSnapshot): AnyStateNode[] =>
  _nodes.filter(({ type }) => type === 'atomic' || type === 'final');

/** Returns the states as sorted dotted names, in the format of `data-state`. */
function inOrder(leaves: readonly AnyStateNode[]): string {
  const [only, another] = leaves;
  if (only && !another) return dotted(only);
  return leaves.map(dotted).sort().join(' ');
}

/** Returns the label of a place: its states and the part of the context that guards read. */
export const labelled = (leaves: readonly AnyStateNode[], known: string): string =>
  known ? `${inOrder(leaves)} (${known})` : inOrder(leaves);

export const getPlaceLabel = (snapshot: AnyMachineSnapshot, { stateKey }: Pick<AnyModel, 'stateKey'>): string =>
  labelled(listActiveLeaves(snapshot), stateKey(snapshot.context as never));

/** Returns the states in the label of a place, without the context. */
export const parseStates = (label: string): string[] => label.replace(/ \(.*/, '').split(' ');
