import type { CheckedFlight } from '#schema/rest/trips.ts';

import { idOf } from './sky.ts';
import { flight } from './trips.ts';

/** SK101 out of `route`, such as OSL-LHR, as a look-up answers with it. */
export function lookedUp(route: string, embarkDate: string, changes: Partial<CheckedFlight> = {}): CheckedFlight {
  const { __typename: _, tripId: __, ...known } = flight('SK101', route, embarkDate);
  return { ...(known as CheckedFlight), flightId: idOf(60), totalPassengers: 9, ...changes };
}
