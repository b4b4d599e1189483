import { addInsuranceMachine } from '#machines/insurance/addInsurance.machine.ts';
import type { Portal } from '#src/session/portal.ts';

import type { Passengers } from '../passengers.ts';
import { provideCompleteTrip } from './provideCompleteTrip.ts';
import { provideFlightLookup } from './provideFlightLookup.ts';

type Needs = Pick<Passengers, 'provideAddPassenger'> & { includePolicy: boolean };

export const provideAddInsurance = (portal: Portal, { provideAddPassenger, includePolicy }: Needs) =>
  addInsuranceMachine.provide({
    actors: {
      flightLookup: provideFlightLookup(portal, includePolicy),
      completeTrip: provideCompleteTrip(portal, provideAddPassenger),
    },
  });
