import { fromPromise } from 'xstate';

import { addPassengerMachine } from '#machines/passengers/addPassenger.machine.ts';
import { passengersOf } from '#src/api/passengers/passengers.ts';
import type { Portal } from '#src/session/portal.ts';

/** Connects the adding of a passenger to the insurer; who was added is in the list at once. */
export function addPassengerIn(portal: Portal): typeof addPassengerMachine {
  const passengers = passengersOf(portal);
  const readAgain = () =>
    portal.app.getSnapshot().children.dataLoad?.send({ type: 'dataset.outdated', name: 'PASSENGERS' });

  return addPassengerMachine.provide({
    actors: {
      addPassenger: fromPromise(async ({ input: { passenger, key } }) => {
        const answer = await passengers.addPassenger(passenger, key);
        if (answer.kind === 'refused') return answer;
        const { passengerId } = answer.passenger;
        return { kind: 'added', passenger: { ...passenger, passengerId } };
      }),
    },
    actions: {
      react: (_, { reaction }) => {
        // They may have been added by an answer that was lost.
        if ('code' in reaction && reaction.code === 'DUPLICATE_PASSENGER') readAgain();
        portal.react(reaction, 'passenger');
      },
      announceAdded: () => {
        readAgain();
        portal.notify({ severity: 'success', text: { id: 'notices.passenger_added' } });
      },
      announceUnanswered: () => {
        readAgain();
        portal.notify({ severity: 'warning', text: { id: 'errors.no_answer' }, about: 'passenger' });
      },
    },
  });
}
