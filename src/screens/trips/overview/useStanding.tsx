import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { useTrips } from '#src/session/trips/useTrips.ts';
import { useActing } from '#src/session/useActing.ts';
import { useNow } from '#src/session/useNow.ts';

import { countChanged, disruptedIn } from './disrupted.ts';

type Known = {
  /** Nothing while it is being asked. */
  text: ReactNode;
  isUrgent: boolean;
  hasNone: boolean;
};

const toCustomers = {
  count: 'dashboard.now.count',
  none: 'dashboard.now.none',
  unknown: 'dashboard.now.unknown',
} as const;

const toAgents = {
  count: 'dashboard.now.count.acting',
  none: 'dashboard.now.none.acting',
  unknown: 'dashboard.now.unknown.acting',
} as const;

/** How a traveller's flights stand, in a sentence to them or to who acts for them. */
export function useStanding(): Known {
  const { view, data } = useTrips();
  const trips = data?.trips ?? [];
  const now = useNow();
  const words = useActing() ? toAgents : toCustomers;
  const count = countChanged(trips, now);
  const isKnown = view === 'loaded' || view === 'refreshing';

  return {
    text:
      count > 0 ? (
        <FormattedMessage id={words.count} values={{ count }} />
      ) : view === 'loading' || (isKnown && trips.length === 0) ? null : (
        <FormattedMessage id={isKnown ? words.none : words.unknown} />
      ),
    isUrgent: disruptedIn(trips, now).length > 0,
    hasNone: isKnown && trips.length === 0,
  };
}
