import { shallowEqual } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';

import { waitingMachine } from '#machines/kit/wizard/waiting.machine.ts';
import type { DatasetName } from '#rules/datasets.ts';
import { useArrivals } from '#src/session/data/useArrivals.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';

import { awaitedDatasets, type CardName } from './cards.ts';

export type Place = {
  name: CardName;
  hasCome: boolean;
  isHidden: boolean;
  isLate: boolean;
  /** Changes when the card arrives or moves, which remounts it. */
  key: string;
};

/**
 * Orders the cards so that nothing moves that the user has seen: a card waits for those above it. Cards that are still
 * missing when the wait becomes long go to the end in order of arrival, and the others stop waiting for them.
 */
export function useOrder(names: readonly CardName[], datasets: readonly DatasetName[]): readonly Place[] {
  const hasArrived = useArrivals();
  const hasCome = (name: CardName) =>
    awaitedDatasets[name].every((dataset) => !datasets.includes(dataset) || hasArrived(dataset));
  const [late, setLate] = useState<readonly CardName[]>([]);
  const waiting = useFlow(() => waitingMachine, { input: undefined });
  const putLast = useEffectEvent(() => setLate(names.filter((name) => !hasCome(name))));
  useEffect(() => {
    const wait = waiting.subscribe((state) => {
      if (!state.matches('long')) return;
      putLast();
      wait.unsubscribe();
    });
    return () => wait.unsubscribe();
  }, [waiting]);

  // Keeps earlier arrivals in front, which results in the order of arrival.
  const asTheyCame = [...late.filter(hasCome), ...late.filter((name) => !hasCome(name))];
  if (!shallowEqual(asTheyCame, late)) setLate(asTheyCame);

  // These cards have no placeholder, so they are left out until they arrive.
  const inOrder = [...names.filter((name) => !late.includes(name)), ...asTheyCame];
  const order = inOrder.filter((name) => hasCome(name) || !(name === 'NEEDS_YOU_NOW' || name === 'NEXT_TRIP'));
  const first = order.findIndex((name) => !hasCome(name));

  return order.map((name, at) => ({
    name,
    hasCome: hasCome(name),
    isHidden: first >= 0 && at > first,
    isLate: late.includes(name),
    key: hasCome(name) ? name : `${name} to come after ${asTheyCame.filter(hasCome).length} that were late`,
  }));
}
