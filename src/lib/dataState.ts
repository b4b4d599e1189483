import type { StateValue } from 'xstate';

type Machine = { machine: { id: string }; value: StateValue };

/** The handle by which tests check a real page: which machine it shows, and in which states, sorted. */
export const flowAttributes = ({ machine, value }: Machine) => ({
  'data-machine': machine.id,
  'data-state': statesIn(value),
});

/** The states that a machine is in, as dotted paths. */
export const statesIn = (value: StateValue): string => leavesOf(value).sort().join(' ');

function leavesOf(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([state, below]) =>
    below && Object.keys(below).length > 0 ? leavesOf(below).map((leaf) => `${state}.${leaf}`) : [state],
  );
}
