import { codeIn } from '#machines/answers.ts';
import { flightLookupMachine } from '#machines/insurance/lookup/flightLookup.machine.ts';
import { leavesAt } from '#rules/insurance/insuring.ts';
import { insurerOf } from '#src/api/insuring/insuring.ts';
import { mutation, query, refusalsTo } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

const ofAFlight = ['flightNumber', 'embarkDate'];

/** @param includePolicy the policy is asked for with each flight, so what is wrong with it is its field's */
export function provideFlightLookup(portal: Portal, includePolicy: boolean) {
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
