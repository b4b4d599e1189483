import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { useTrips } from '#src/session/trips/useTrips.ts';
import { useNow } from '#src/session/useNow.ts';

import { countChanged, disruptedIn } from './disrupted.ts';

type Known = {
  /** Nothing while it is being asked. */
  text: ReactNode;
  isUrgent: boolean;
  hasNone: boolean;
};

/** How a traveller's flights stand, in a sentence. */
export function useStanding(): Known {
  const { view, data } = useTrips();
  const trips = data?.trips ?? [];
  const now = useNow();
  const count = countChanged(trips, now);
  const isKnown = view === 'loaded' || view === 'refreshing';

  return {
    text:
      count > 0 ? (
        <FormattedMessage id="dashboard.now.count" values={{ count }} />
      ) : view === 'loading' || (isKnown && trips.length === 0) ? null : (
        <FormattedMessage id={isKnown ? 'dashboard.now.none' : 'dashboard.now.unknown'} />
      ),
    isUrgent: disruptedIn(trips, now).length > 0,
    hasNone: isKnown && trips.length === 0,
  };
}
