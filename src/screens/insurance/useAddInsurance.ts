import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { fromPromise, type InputFrom } from 'xstate';

import { codeIn } from '#machines/answers.ts';
import type { Matter } from '#machines/app/notifier.machine.ts';
import { type AddInsuranceActor, addInsuranceMachine } from '#machines/insurance/addInsurance.machine.ts';
import { completeTripMachine } from '#machines/insurance/completion/completeTrip.machine.ts';
import type { InsuredTrip, NewTrip, TripFound } from '#machines/insurance/completion/purchase.ts';
import { flightLookupMachine } from '#machines/insurance/lookup/flightLookup.machine.ts';
import type { addPassengerMachine } from '#machines/passengers/addPassenger.machine.ts';
import type { DatasetName } from '#rules/datasets.ts';
import { isSameFlight, leavesAt } from '#rules/trips/insuring.ts';
import type { Reaction } from '#schema/classify.ts';
import { type BoughtTrip, insuredTripOf, insurerOf } from '#src/api/trips/insuring.ts';
import type { TextId } from '#src/lib/texts.ts';
import { type Portal, usePortal } from '#src/session/portal.ts';
import { useNoticesOf } from '#src/session/useNoticesOf.ts';

type Insurer = ReturnType<typeof insurerOf>;
type AddPassenger = (portal: Portal) => typeof addPassengerMachine;

const wizardMatters: Matter[] = ['insurance', 'passenger'];
const ofAFlight = ['flightNumber', 'embarkDate'];

/** Starts to insure a trip, and connects it to the insurer. */
export function useAddInsurance(
  input: InputFrom<typeof addInsuranceMachine>,
  addPassenger: AddPassenger,
): AddInsuranceActor {
  const portal = usePortal();
  const [machine] = useState(() => addInsuranceIn(portal, addPassenger(portal), input.includePolicy));
  const flow = useActorRef(machine, { input });
  useNoticesOf(flow, wizardMatters);
  return flow;
}

function addInsuranceIn(portal: Portal, addPassenger: typeof addPassengerMachine, includePolicy: boolean) {
  const insurer = insurerOf(portal);
  const fields = [...ofAFlight, ...(includePolicy ? ['policyNumber'] : [])];
  const react = (_: unknown, { reaction }: { reaction: Reaction }) => portal.react(reaction, 'insurance');

  const warn = (id: TextId) => portal.notify({ severity: 'warning', text: { id }, about: 'insurance' });

  return addInsuranceMachine.provide({
    actors: {
      flightLookup: flightLookupMachine.provide({
        actors: {
          checkFlight: fromPromise(({ input, signal }) => insurer.checkFlight(input, signal, fields)),
          confirmFlights: fromPromise(({ input: { questions }, signal }) =>
            Promise.all(questions.map((question) => insurer.checkFlight(question, signal, ofAFlight))),
          ),
          // Its answer may be lost, but it is never sent again: whoever hears nothing looks whether it is there.
          createFlight: fromPromise(async ({ input: flight }) => {
            const entered = { ...flight, embarkDateTime: leavesAt(flight) };
            const answer = await insurer.createFlight(entered, crypto.randomUUID());
            // Known already: what is looked up next tells at which time.
            return codeIn(answer) === 'DUPLICATE_FLIGHT' ? { kind: 'created' } : answer;
          }),
        },
        actions: {
          react,
          announceUncheckable: () => warn('errors.validating_flight'),
          announceUnanswered: () => warn('errors.no_answer'),
        },
      }),
      completeTrip: completeTripMachine.provide({
        actors: {
          addPassenger,
          insureTrip: fromPromise(async ({ input: { trip, key } }) => {
            const answer = await insurer.insureTrip(sentOf(trip), key);
            // It may be the policy that insures nothing any more.
            if (answer.kind === 'refused') outdate(portal, 'POLICIES');
            return answer;
          }),
          findTrip: fromPromise(({ input, signal }) =>
            find(insurer, portal.app.getSnapshot().context.session?.id ?? '', input.trip, signal),
          ),
        },
        actions: { react, announceTrip: (_, { trip }) => announce(portal, trip) },
      }),
    },
  });
}

const sentOf = ({ type, flights, ...trip }: NewTrip): Parameters<Insurer['insureTrip']>[0] => ({
  ...trip,
  type: ({ single: 'SINGLE', return: 'RETURN', multi: 'MULTI' } as const)[type],
  flights: flights.map(
    ({ flightId, flightNumber, embarkDate, embarkTime, origin, destination, direction, flightType }) => ({
      flightId,
      flightNumber,
      embarkDate,
      embarkTime,
      origin,
      destination,
      direction,
      flightType,
    }),
  ),
});

async function find(insurer: Insurer, userId: string, wanted: NewTrip, signal: AbortSignal): Promise<TripFound> {
  const answer = await insurer.readTrips(userId, signal);
  if (answer.kind === 'refused') return answer;
  const trip = answer.trips.find((each) => isBought(each, wanted));
  return trip ? { kind: 'insured', trip: insuredTripOf(trip) } : { kind: 'not insured' };
}

/** A flight is insured once under a policy, so its trip is known by these. */
const isBought = ({ policyNumber, flights }: BoughtTrip, wanted: NewTrip): boolean =>
  policyNumber === wanted.policyNumber &&
  wanted.flights.every((flight) => flights.some((bought) => isSameFlight(bought, flight)));

/**
 * The trip stands in the list at once; its rows spin until the insurer knows how its flights stand. It may be the last that
 * its policy takes.
 */
function announce(portal: Portal, { flightIds }: InsuredTrip): void {
  outdate(portal, 'TRIPS');
  outdate(portal, 'POLICIES');
  portal.app.getSnapshot().children.flights?.send({ type: 'flights.touched', flightIds });
}

const outdate = ({ app }: Portal, name: DatasetName) =>
  app.getSnapshot().children.dataLoad?.send({ type: 'dataset.outdated', name });
