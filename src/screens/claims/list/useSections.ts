import { useState } from 'react';

import type { Claim } from '../claim.ts';
import { closedIn, underWayIn, waitingIn } from './order.ts';

type Sections = Record<'needsYou' | 'underWay' | 'closed', readonly Claim[]>;

/** Claims by how they stand. What waited for its owner when it came stays in its place once it is done. */
export function useSections(claims: readonly Claim[]): Sections {
  const [places, setPlaces] = useState<readonly string[]>([]);
  const arrived = waitingIn(claims).filter(({ alertId }) => !places.includes(alertId));
  if (arrived.length > 0) setPlaces([...places, ...arrived.map(({ alertId }) => alertId)]);
  const others = claims.filter(({ alertId }) => !places.includes(alertId));

  return {
    needsYou: places.flatMap((alertId) => claims.filter((claim) => claim.alertId === alertId)),
    underWay: underWayIn(others),
    closed: closedIn(others),
  };
}
