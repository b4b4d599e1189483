import type { StateValue } from 'xstate';

type Machine = { machine: { id: string }; value: StateValue };

/** Attributes for tests: id and sorted states of the machine on screen. */
export const flowAttributes = ({ machine, value }: Machine) => ({
  'data-machine': machine.id,
  'data-state': formatStates(value),
});

export const formatStates = (value: StateValue): string => leavesOf(value).sort().join(' ');

function leavesOf(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([state, below]) =>
    below && Object.keys(below).length > 0 ? leavesOf(below).map((leaf) => `${state}.${leaf}`) : [state],
  );
}
