import type { CheckedFlight } from '#schema/rest/trips.ts';

import { toUuid } from './sky.ts';
import { flight } from './trips.ts';

/** Returns SK101 on a `route` such as OSL-LHR, in the format of a look-up. */
export function lookedUp(route: string, embarkDate: string, changes: Partial<CheckedFlight> = {}): CheckedFlight {
  const { __typename: _, tripId: __, ...known } = flight('SK101', route, embarkDate);
  return { ...(known as CheckedFlight), flightId: toUuid(60), totalPassengers: 9, ...changes };
}
