import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { createTestModel, getAdjacencyMap, getShortestPaths, getSimplePaths } from 'xstate/graph';

import type { AnyModel } from '#machines/kit/model.ts';

import type { EventCase } from '#paths/graph/eventCases.ts';

type StockPath = { state: AnyMachineSnapshot; steps: readonly { event: AnyEventObject }[] };

const serializeEvent = (event: AnyEventObject): string => JSON.stringify(event);

/** Returns xstate's own tools for the same machine, events and state key. */
export function createStockTools({ machine, stateKey }: AnyModel, eventCases: readonly EventCase[]) {
  const labels = new Map<AnyEventObject, string>(eventCases.map(({ event, label }) => [event, label]));
  const keyOf = ({ value, context }: AnyMachineSnapshot): string => JSON.stringify([value, stateKey(context as never)]);
  // Distinguishes transitions like TestModel, with the key in place of the whole context.
  const keyWithTransition = (
    state: AnyMachineSnapshot,
    event?: AnyEventObject,
    before?: AnyMachineSnapshot,
  ): string => {
    if (!event || (before && JSON.stringify(before.value) === JSON.stringify(state.value))) return keyOf(state);
    return `${keyOf(state)} via ${serializeEvent(event)}${before ? ` from ${JSON.stringify(before.value)}` : ''}`;
  };
  const common = {
    events: eventCases.map(({ event }) => event),
    // A stopped machine ignores events, which these tools do not take into account.
    filterEvents: ({ status }: AnyMachineSnapshot) => status === 'active',
  };
  const options = (input: unknown) => ({ ...common, input, serializeEvent, serializeState: keyOf }) as never;

  return {
    labelsOf: ({ steps }: StockPath): string[] => steps.slice(1).map(({ event }) => labels.get(event) ?? event.type),
    explore: (input: unknown) => Object.values(getAdjacencyMap(machine, options(input))),
    shortest: (input: unknown) => getShortestPaths(machine, options(input)) as unknown as StockPath[],
    simple: (input: unknown) => getSimplePaths(machine, options(input)) as unknown as StockPath[],
    suite: (input: unknown) => {
      const testing = { ...common, serializeState: keyWithTransition } as never;
      const model = createTestModel(machine as AnyStateMachine, testing);
      return model.getShortestPaths({ input } as never) as unknown as StockPath[];
    },
  };
}
