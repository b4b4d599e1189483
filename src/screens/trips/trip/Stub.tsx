import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { findFlightAlert } from '#rules/trips/flights.ts';
import { readInstant } from '#schema/moments.ts';
import type { Place } from '#src/lib/places/places.ts';
import type { TextId } from '#src/lib/texts.ts';
import { formatCalendarLeaf, formatTime, getTimeLeft } from '#src/lib/time/inZone.ts';
import { Away, AwayFigure, Duration, isMixed } from '#src/ui/flights/Away.tsx';
import { StubFact } from '#src/ui/flights/BoardingPass.tsx';

import type { Flight, FlightSeen, Trip } from '../trip.ts';

const useStyles = makeStyles({ line: { display: 'block' } });

type StubProps = { trip: Trip; flight: Flight; seen: FlightSeen; now: number };

/** Shows the most important fact of a flight: how far away it is, or its disruption. */
export function Stub({ trip, flight, seen, now }: StubProps) {
  const styles = useStyles();
  const { state, from } = seen;
  const { zone } = from.place;
  const { locale } = useIntl();
  const isComing = getTimeLeft({ zone, at: from.at }, now) !== null;
  const away = isComing ? <Away at={from.at} place={from.place} now={now} /> : null;
  const alert = findFlightAlert(trip, flight);
  const terminal = <FormattedMessage id="trips.terminal" values={{ terminal: flight.terminal || '---' }} />;

  switch (state) {
    case 'cancelled':
      return alert ? (
        <On label="trips.stub.cancelled" place={from.place} at={readInstant(alert.created)} now={now}>
          {terminal}
        </On>
      ) : null;
    case 'delayed':
      return (
        <Fact {...newDeparture(from, locale)}>
          {away ? (
            <>
              <span className={styles.line}>
                <FormattedMessage id="trips.stub.leaves_away" values={{ away }} />
              </span>{' '}
            </>
          ) : null}
          {terminal}
        </Fact>
      );
    case 'departedAndDelayed':
      return (
        <Fact
          label="trips.stub.left_late"
          figure={<Duration ms={from.at - from.was} />}
          isLong={isMixed(from.at - from.was)}
        >
          {terminal}
        </Fact>
      );
    case 'departed':
      return (
        <On label="trips.stub.left" place={from.place} at={from.at} now={now}>
          {terminal}
        </On>
      );
    case 'scheduled':
      // Withdrawn by the customer, so it is no disruption and has no options.
      if (flight.cancelled !== 0)
        return (
          <On label="trips.stub.withdrawn" place={from.place} at={from.at} now={now}>
            <span className={styles.line}>
              <FormattedMessage id="trips.stub.withdrawn.cover" />
            </span>{' '}
            {terminal}
          </On>
        );
      return isComing ? (
        <Fact label="trips.stub.leaves" figure={<AwayFigure at={from.at} place={from.place} now={now} />}>
          {terminal}
        </Fact>
      ) : (
        <On label="trips.stub.planned" place={from.place} at={from.at} now={now}>
          {terminal}
        </On>
      );
  }
}

/** Returns the delay as the figure, or the new time if the insurer moved the flight forward. */
const newDeparture = ({ at, was, place }: FlightSeen['from'], locale: string): Omit<FactProps, 'children'> =>
  at > was
    ? { label: 'trips.stub.late', figure: <Duration ms={at - was} />, isLong: isMixed(at - was) }
    : { label: 'trips.stub.new', figure: formatTime(place.zone, at, locale) };

type FactProps = { label: TextId; figure: ReactNode; isLong?: boolean; children?: ReactNode };

const Fact = ({ label, ...fact }: FactProps) => <StubFact label={<FormattedMessage id={label} />} {...fact} />;

type OnProps = { label: TextId; place: Place; at: number; now: number; children?: ReactNode };

/** Date in the size of a figure. */
function On({ label, place, at, now, children }: OnProps) {
  const { locale } = useIntl();
  const { day, month } = formatCalendarLeaf(place.zone, at, now, locale);

  return (
    <Fact label={label} figure={`${day} ${month}`}>
      {children}
    </Fact>
  );
}
