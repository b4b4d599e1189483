import { shallowEqual } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';

import { waitingMachine } from '#machines/wizard/waiting.machine.ts';
import type { DatasetName } from '#rules/datasets.ts';
import { useArrivals } from '#src/session/data/useArrivals.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';

import { type CardName, waitedForBy } from './cards.ts';

export type Place = {
  name: CardName;
  hasCome: boolean;
  isHidden: boolean;
  isLate: boolean;
  /** What it is among those shown: another thing once it has come, or stands elsewhere. */
  key: string;
};

/**
 * Cards come from above, so that nothing moves that has been seen: one waits for those before it. What is still not there
 * when its customer would say that it takes long comes after all the others, which wait for it no longer, and those that
 * are late come as they come.
 */
export function useOrder(names: readonly CardName[], datasets: readonly DatasetName[]): readonly Place[] {
  const hasArrived = useArrivals();
  const hasCome = (name: CardName) =>
    waitedForBy[name].every((dataset) => !datasets.includes(dataset) || hasArrived(dataset));
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

  // Those that came before keep their order, so that one by one it becomes that of their arrival.
  const asTheyCame = [...late.filter(hasCome), ...late.filter((name) => !hasCome(name))];
  if (!shallowEqual(asTheyCame, late)) setLate(asTheyCame);

  // What has no shape to come, comes with the list below it.
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
