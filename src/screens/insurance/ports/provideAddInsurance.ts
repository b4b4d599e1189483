import { codeIn } from '#machines/answers.ts';
import { addInsuranceMachine } from '#machines/insurance/addInsurance.machine.ts';
import { completeTripMachine } from '#machines/insurance/completion/completeTrip.machine.ts';
import { flightLookupMachine } from '#machines/insurance/lookup/flightLookup.machine.ts';
import { leavesAt } from '#rules/insurance/insuring.ts';
import { insurerOf } from '#src/api/trips/insuring.ts';
import { tell } from '#src/lib/tell.ts';
import { mutation, query, refusalsTo } from '#src/session/flows/ports.ts';
import { tellOutdated } from '#src/session/outdated.ts';
import type { Portal } from '#src/session/portal.ts';

import type { Passengers } from '../passengers.ts';
import { find, sentOf } from './purchase.ts';

type Needs = Pick<Passengers, 'provideAddPassenger'> & { includePolicy: boolean };

const ofAFlight = ['flightNumber', 'embarkDate'];

/** The insuring of a trip, connected to the insurer. */
export const provideAddInsurance = (portal: Portal, { provideAddPassenger, includePolicy }: Needs) =>
  addInsuranceMachine.provide({
    actors: {
      flightLookup: lookupIn(portal, includePolicy),
      completeTrip: completionIn(portal, provideAddPassenger(portal)),
    },
  });

function lookupIn(portal: Portal, includePolicy: boolean) {
  const insurer = insurerOf(portal);
  const fields = [...ofAFlight, ...(includePolicy ? ['policyNumber'] : [])];

  return flightLookupMachine.provide({
    actors: {
      checkFlight: query((question, signal) => insurer.checkFlight(question, signal, fields)),
      confirmFlights: query(({ questions }, signal) =>
        Promise.all(questions.map((question) => insurer.checkFlight(question, signal, ofAFlight))),
      ),
      // Its answer may be lost, but it is never sent again: whoever hears nothing looks whether it is there.
      createFlight: mutation(portal, async (flight) => {
        const answer = await insurer.createFlight({ ...flight, embarkDateTime: leavesAt(flight) }, crypto.randomUUID());
        // Known already: what is looked up next tells at which time.
        return codeIn(answer) === 'DUPLICATE_FLIGHT' ? { kind: 'created' } : answer;
      }),
    },
    actions: {
      ...refusalsTo(portal, 'insurance'),
      announceUncheckable: () =>
        portal.notify({ severity: 'warning', text: { id: 'errors.validating_flight' }, about: 'insurance' }),
    },
  });
}

function completionIn(portal: Portal, addPassenger: ReturnType<Passengers['provideAddPassenger']>) {
  const { app } = portal;
  const insurer = insurerOf(portal);

  return completeTripMachine.provide({
    actors: {
      addPassenger,
      // It may be the policy that insures nothing any more. A yes is announced below.
      insureTrip: mutation(portal, ({ trip, key }) => insurer.insureTrip(sentOf(trip), key), {
        outdates: 'POLICIES',
        except: 'insured',
        whenLeft: 'TRIPS',
      }),
      findTrip: query(({ trip }, signal) => find(insurer, app.getSnapshot().context.session?.id ?? '', trip, signal)),
    },
    actions: {
      react: refusalsTo(portal, 'insurance').react,
      // It stands in the list at once; its rows spin until the insurer knows how its flights stand. And it may be the last
      // that its policy takes.
      announceTrip: (_, { trip: { flightIds } }) => {
        tellOutdated(app, ['TRIPS', 'POLICIES']);
        tell(app, 'flights', { type: 'flights.touched', flightIds });
      },
    },
  });
}
