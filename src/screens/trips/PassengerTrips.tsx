import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { fullName } from '#rules/people/passengers.ts';
import { groupTrips, nextFlight } from '#rules/trips/standing.ts';
import { addresses } from '#src/lib/addresses.ts';
import { getInsurancePath } from '#src/lib/links/paths.ts';
import { formatDay } from '#src/lib/time/inZone.ts';
import { useTrips } from '#src/session/trips/useTrips.ts';
import { useNow } from '#src/session/useNow.ts';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { MutedSpan } from '#src/ui/layout/Muted.tsx';

import { type Trip, toFlightSeen } from './trip.ts';
import { useTripName } from './useTripName.ts';

const mostShown = 2;

const useStyles = makeStyles({
  trips: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '16px',
    fontSize: '13px',
    lineHeight: '20px',
  },
});

type PassengerTripsProps = {
  passenger: { passengerId: string; name: string; surname: string };
  saysNone: boolean;
  lead?: ReactNode;
};

/** Lists the passenger's current and upcoming trips, next first, each linked to its page. */
export function PassengerTrips({ passenger, saysNone, lead }: PassengerTripsProps) {
  const styles = useStyles();
  const { data } = useTrips();
  const now = useNow();
  const { formatMessage } = useIntl();
  if (!data) return null;
  const trips = groupTrips(data.trips, now, false).upcoming.filter(({ passengers }) =>
    passengers.some(({ passengerId }) => passengerId === passenger.passengerId),
  );
  if (trips.length === 0)
    return saysNone ? (
      <MutedSpan isSmall>
        <FormattedMessage id="trips.of.none" />
      </MutedSpan>
    ) : null;
  const further = trips.length - mostShown;

  return (
    <>
      {lead}
      <MutedSpan isSmall>
        <FormattedMessage id="trips.of.label" values={{ count: trips.length }} />
      </MutedSpan>
      <ul className={styles.trips}>
        {trips.slice(0, mostShown).map((trip) => (
          <li key={trip.tripId}>
            <TripLink trip={trip} now={now} />
          </li>
        ))}
        {further > 0 ? (
          <li>
            <TextLink
              to={addresses.insurance}
              label={formatMessage({ id: 'trips.of.more.of' }, { count: further, name: fullName(passenger) })}
            >
              <FormattedMessage id="trips.of.more" values={{ count: further }} />
            </TextLink>
          </li>
        ) : null}
      </ul>
    </>
  );
}

function TripLink({ trip, now }: { trip: Trip; now: number }) {
  const { locale } = useIntl();
  const name = useTripName(trip);
  const flight = nextFlight(trip, now);
  const from = flight && toFlightSeen(trip, flight).from;

  return (
    <TextLink to={getInsurancePath(trip)}>
      {from ? (
        <FormattedMessage
          id="trips.of.trip"
          values={{ trip: name, day: formatDay(from.place.zone, from.at, locale) }}
        />
      ) : (
        name
      )}
    </TextLink>
  );
}
