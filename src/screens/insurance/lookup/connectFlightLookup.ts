import { flightLookupMachine } from '#machines/insurance/lookup/flightLookup.machine.ts';
import { getRefusalCode } from '#machines/kit/refusals.ts';
import { formatDeparture } from '#rules/insurance/tripTypes.ts';
import { createInsuranceApi } from '#src/api/insurance/insurance.ts';
import { createRefusalPorts, mutation, query } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

const ofAFlight = ['flightNumber', 'embarkDate'];

/** @param includePolicy true if each flight asks for its policy, so that the policy field shows its own error */
export function connectFlightLookup(portal: Portal, includePolicy: boolean) {
  const insurer = createInsuranceApi(portal);
  const fields = [...ofAFlight, ...(includePolicy ? ['policyNumber'] : [])];

  return flightLookupMachine.provide({
    actors: {
      checkFlight: query((question, signal) => insurer.checkFlight(question, signal, fields)),
      confirmFlights: query(({ questions }, signal) =>
        Promise.all(questions.map((question) => insurer.checkFlight(question, signal, ofAFlight))),
      ),
      // The answer can be lost, but the request is never repeated: a lookup tells whether the flight exists.
      createFlight: mutation(portal, async (flight) => {
        const answer = await insurer.createFlight(
          { ...flight, embarkDateTime: formatDeparture(flight) },
          crypto.randomUUID(),
        );
        // The flight exists already; the lookup that follows returns its time.
        return getRefusalCode(answer) === 'DUPLICATE_FLIGHT' ? { kind: 'created' } : answer;
      }),
    },
    actions: {
      ...createRefusalPorts(portal, 'insurance'),
      announceUncheckable: () =>
        portal.notify({ severity: 'warning', text: { id: 'errors.validating_flight' }, about: 'insurance' }),
    },
  });
}
