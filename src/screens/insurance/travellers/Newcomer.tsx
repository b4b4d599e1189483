import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-final-form';

import type { AddPassengerActor } from '#machines/passengers/addPassenger.machine.ts';

type NewcomerProps = {
  flow: AddPassengerActor;
  /** Returns the ids that can still be chosen. */
  stillHere: (ids: readonly string[]) => readonly string[];
  /** Returns whether this many people may travel. */
  mayTravel: (count: number) => boolean;
};

/** Selects a newly added passenger, as long as there is room. */
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
