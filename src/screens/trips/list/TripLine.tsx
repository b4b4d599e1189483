import { makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { isWithdrawn, needsResolution } from '#rules/trips/flights.ts';
import { currentFlight } from '#rules/trips/standing.ts';
import { listedFlights } from '#rules/trips/trips.ts';
import { getInsurancePath, getResolutionPath } from '#src/lib/links/paths.ts';
import { formatCalendarLeaf, formatDay, getTimeLeft } from '#src/lib/time/inZone.ts';
import { getComma } from '#src/lib/words.ts';
import { ButtonLink } from '#src/ui/content/ButtonLink.tsx';
import { Away } from '#src/ui/flights/Away.tsx';
import { LocalMoment } from '#src/ui/flights/LocalTime.tsx';
import { Route } from '#src/ui/flights/Route.tsx';
import { toRouteChains } from '#src/ui/flights/route.ts';
import { StateChip } from '#src/ui/flights/StateChip.tsx';
import { TripRow } from '#src/ui/flights/TripRow.tsx';

import { useFlightRow } from '../flights/useFlightRow.ts';
import { Passengers } from '../Passengers.tsx';
import { type Flight, getDestination, getOrigin, type Trip, toFlightSeen } from '../trip.ts';

const useStyles = makeStyles({
  // Clips the dot at the start of each line.
  parts: { display: 'flex', flexWrap: 'wrap', marginInlineStart: '-16px', clipPath: 'inset(0 0 0 16px)' },
  part: {
    position: 'relative',
    paddingInlineStart: '16px',
    '::before': {
      content: '"·" / ""',
      position: 'absolute',
      insetInlineStart: '6px',
      color: tokens.colorNeutralForeground3,
    },
  },
  spinner: { overflow: 'visible' },
});

export type TripLineProps = {
  trip: Trip;
  now: number;
  mayResolve?: boolean;
  /** First of several trips that need the customer. */
  isFirst?: boolean;
  /** Selects the flight that represents the trip in this list. */
  flightOf?: typeof currentFlight;
};

/** Row of a trip, represented by one flight, that links to its page. */
export function TripLine({ trip, now, mayResolve = false, isFirst = false, flightOf = currentFlight }: TripLineProps) {
  const flight = flightOf(trip, now) ?? currentFlight(trip, now);

  return (
    <div data-trip={trip.tripId}>
      {flight ? <Line {...{ trip, now, mayResolve, isFirst, flight }} /> : <NoFlight trip={trip} now={now} />}
    </div>
  );
}

type LineProps = Pick<TripLineProps, 'trip' | 'now'> & { mayResolve: boolean; isFirst: boolean; flight: Flight };

function Line({ trip, now, mayResolve, isFirst, flight }: LineProps) {
  const styles = useStyles();
  const { locale, formatMessage } = useIntl();
  const row = useFlightRow(flight.flightId);
  const { state, from } = toFlightSeen(trip, flight);
  const { zone } = from.place;
  const away = getTimeLeft({ zone, at: from.at }, now);
  const label = formatMessage({ id: 'trips.resolve_flight' }, { flight: flight.flightNumber });

  return (
    <TripRow
      to={getInsurancePath(trip)}
      leaf={formatCalendarLeaf(zone, from.at, now, locale)}
      route={<Route route={toRouteChains(listedFlights(trip))} />}
      when={
        <Parts>
          <>
            <LocalMoment {...from} hasDate={false} isOff={state === 'cancelled'} />
            <Return trip={trip} flight={flight} />
          </>
          {isWithdrawn(flight) ? (
            <FormattedMessage id="trips.row.withdrawn" />
          ) : away && away.unit !== 'days' && state !== 'cancelled' ? (
            <Away at={from.at} place={from.place} now={now} />
          ) : null}
          {flight.flightNumber}
          <Passengers trip={trip} />
        </Parts>
      }
      chip={
        row.isSpinning ? (
          <Spinner className={styles.spinner} size="tiny" label={<FormattedMessage id="trips.updating" />} />
        ) : (
          <StateChip state={state} late={from.at - from.was} />
        )
      }
      action={
        mayResolve && needsResolution(flight) ? (
          <ButtonLink to={getResolutionPath(flight)} label={label} appearance={isFirst ? 'primary' : 'secondary'}>
            <FormattedMessage id="trips.resolve" />
          </ButtonLink>
        ) : null
      }
      attributes={row.attributes}
    />
  );
}

/** Shows the day of return, or the total duration. */
function Return({ trip, flight }: { trip: Trip; flight: Flight }) {
  const { locale } = useIntl();
  const flights = listedFlights(trip);
  const [first, last] = [flights[0], flights.at(-1)];
  if (!first || !last || flights.length < 2) return null;
  const { to } = toFlightSeen(trip, last);
  const day = formatDay(getDestination(last).zone, to.at, locale);
  const isOneDay = formatDay(getOrigin(first).zone, toFlightSeen(trip, first).from.at, locale) === day;

  return (
    <>
      {getComma(locale)}
      {trip.type === 'return' && flight.flightId === last.flightId ? (
        <FormattedMessage id="trips.row.flight_back" />
      ) : (
        <FormattedMessage
          id={isOneDay ? 'trips.row.flights' : trip.type === 'return' ? 'trips.row.back' : 'trips.row.until'}
          values={{ day, count: flights.length }}
        />
      )}
    </>
  );
}

function NoFlight({ trip, now }: { trip: Trip; now: number }) {
  const { locale } = useIntl();
  const [first] = trip.flights;
  const seen = first ? toFlightSeen(trip, first) : null;

  return (
    <TripRow
      to={getInsurancePath(trip)}
      leaf={seen ? formatCalendarLeaf(seen.from.place.zone, seen.from.at, now, locale) : null}
      route={<Route route={toRouteChains(trip.flights)} />}
      when={<FormattedMessage id="trips.none_listed" />}
      chip={null}
    />
  );
}

/** Joins the parts with dots, except at the start of a line. */
function Parts({ children }: { children: ReactNode[] }) {
  const styles = useStyles();

  return (
    <span className={styles.parts}>
      {children
        .filter((part) => part !== null)
        .map((part, place) => (
          <Fragment key={place}>
            <span className={styles.part}>{part}</span>{' '}
          </Fragment>
        ))}
    </span>
  );
}
