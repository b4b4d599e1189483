import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-final-form';

import type { AddPassengerActor } from '#machines/passengers/addPassenger.machine.ts';

type NewcomerProps = {
  flow: AddPassengerActor;
  /** Who of these can still be chosen. */
  stillHere: (ids: readonly string[]) => readonly string[];
  /** Whether so many may travel. */
  mayTravel: (count: number) => boolean;
};

/** Whoever is added on the way travels, as long as there is room. */
export function Newcomer({ flow, stillHere, mayTravel }: NewcomerProps) {
  const form = useForm<{ morePassengers: readonly string[] }>();

  const choose = useEffectEvent((newcomer: string) => {
    const chosen = form.getState().values.morePassengers ?? [];
    if (mayTravel(stillHere(chosen).length + 1)) form.change('morePassengers', [...chosen, newcomer]);
  });

  useEffect(() => {
    const added = flow.subscribe({
      complete: () => {
        const { output } = flow.getSnapshot();
        if (output?.kind === 'added') choose(output.added.passengerId);
      },
    });
    return () => added.unsubscribe();
  }, [flow]);

  return null;
}
