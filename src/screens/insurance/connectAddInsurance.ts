import { addInsuranceMachine } from '#machines/insurance/addInsurance.machine.ts';
import type { Portal } from '#src/session/portal.ts';
import { connectCompleteTrip } from './completion/connectCompleteTrip.ts';
import { connectFlightLookup } from './lookup/connectFlightLookup.ts';
import type { Passengers } from './passengers.ts';

type Needs = Pick<Passengers, 'connectAddPassenger'> & { includePolicy: boolean };

export const connectAddInsurance = (portal: Portal, { connectAddPassenger, includePolicy }: Needs) =>
  addInsuranceMachine.provide({
    actors: {
      flightLookup: connectFlightLookup(portal, includePolicy),
      completeTrip: connectCompleteTrip(portal, connectAddPassenger),
    },
  });
