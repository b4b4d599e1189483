import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-final-form';

import type { CompleteTripActor } from '#machines/insurance/completion/completeTrip.machine.ts';
import type { AddPassengerActor } from '#machines/passengers/addPassenger.machine.ts';
import { travellersProblem } from '#rules/insurance/travellers.ts';

type NewcomerProps = {
  flow: AddPassengerActor;
  completion: CompleteTripActor;
  /** Who of these can still be chosen. */
  stillHere: (ids: readonly string[]) => readonly string[];
};

/** Whoever is added on the way travels, as long as there is room. */
export function Newcomer({ flow, completion, stillHere }: NewcomerProps) {
  const form = useForm<{ morePassengers: readonly string[] }>();

  const choose = useEffectEvent((newcomer: string) => {
    const chosen = form.getState().values.morePassengers ?? [];
    const count = stillHere(chosen).length + 1;
    if (!travellersProblem(count, completion.getSnapshot().context))
      form.change('morePassengers', [...chosen, newcomer]);
  });

  useEffect(() => {
    const added = flow.subscribe({
      complete: () => {
        const { output } = flow.getSnapshot();
        if (output?.kind === 'added') choose(output.passenger.passengerId);
      },
    });
    return () => added.unsubscribe();
  }, [flow]);

  return null;
}
