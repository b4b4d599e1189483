import { useEffect } from 'react';
import { useForm } from 'react-final-form';

import type { CompleteTripActor } from '#machines/insurance/completion/completeTrip.machine.ts';
import type { AddPassengerActor } from '#machines/passengers/addPassenger.machine.ts';
import { travellersProblem } from '#rules/insurance/travellers.ts';

type NewcomerProps = { flow: AddPassengerActor; completion: CompleteTripActor };

/** Whoever is added on the way travels, as long as there is room. */
export function Newcomer({ flow, completion }: NewcomerProps) {
  const form = useForm<{ morePassengers: readonly string[] }>();

  useEffect(() => {
    const added = flow.subscribe({
      complete: () => {
        const { output } = flow.getSnapshot();
        if (output?.kind !== 'added') return;
        const travellers = [...(form.getState().values.morePassengers ?? []), output.passenger.passengerId];
        if (!travellersProblem(travellers.length, completion.getSnapshot().context))
          form.change('morePassengers', travellers);
      },
    });
    return () => added.unsubscribe();
  }, [flow, form, completion]);

  return null;
}
