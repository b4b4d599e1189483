import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';

import type { FoundFlight } from '#rules/insurance/tripTypes.ts';
import { findAirline } from '#src/lib/places/findAirline.ts';
import { getCityName } from '#src/lib/places/places.ts';
import { utcMinute } from '#src/lib/time/dates.ts';
import { formatDay, formatLongDay, formatTime } from '#src/lib/time/inZone.ts';
import { Leg, type LegEnd } from '#src/ui/flights/Leg.tsx';
import { heard } from '#src/ui/flights/look.ts';
import { StateChip } from '#src/ui/flights/StateChip.tsx';
import { useTornStyles } from '#src/ui/flights/tornStyles.ts';
import { MutedSpan } from '#src/ui/layout/Muted.tsx';

import { getFlightEnds } from './getFlightEnds.ts';
import { type Asked, OtherDay, useOtherDay } from './OtherDay.tsx';
import { WhoseDay } from './WhoseDay.tsx';

const useStyles = makeStyles({
  heard,
  top: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  number: { fontWeight: tokens.fontWeightSemibold },
  chip: { marginInlineStart: 'auto' },
});

/** Option of a found flight as a row of a boarding pass, with a sentence for screen readers. */
export function FoundOption({ flight, asked }: { flight: FoundFlight; asked: Asked }) {
  const styles = useStyles();
  const torn = useTornStyles();
  const { locale } = useIntl();
  const { from, to } = getFlightEnds(flight);
  const sentence = useSentence(flight, from);
  const otherDay = useOtherDay(flight, asked);
  const isCancelled = flight.cancelled === 1;

  return (
    <>
      <span className={styles.heard}>{otherDay ? `${sentence} ${otherDay}.` : sentence}</span>
      <span className={torn.row} aria-hidden>
        <span className={styles.top}>
          <span className={styles.number}>{flight.flightNumber}</span>{' '}
          <MutedSpan>
            <WhoseDay flight={flight} day={formatLongDay(from.place.zone, from.at, locale)} />
          </MutedSpan>{' '}
          {isCancelled ? (
            <span className={styles.chip}>
              <StateChip state="cancelled" />
            </span>
          ) : null}
        </span>
        <OtherDay flight={flight} asked={asked} />
        <Leg from={from} to={to} isCancelled={isCancelled} hasUtc isInRow />
      </span>
    </>
  );
}

/** Describes the route, the number, the local departure and a cancellation. */
function useSentence(flight: FoundFlight, { place, at }: LegEnd): string {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { zone } = place;
  const { flightNumber, originAirport: origin, destinationAirport: destination } = flight;
  const time = formatMessage(
    { id: zone ? 'flights.time' : 'flights.time.utc' },
    { time: formatTime(zone, at, locale), place: getCityName(place, intl) },
  );
  const moment = formatMessage({ id: 'flights.moment' }, { day: formatDay(zone, at, locale), time });
  const utc = formatMessage({ id: 'data.utc' }, { moment: utcMinute(at) });
  const airline = findAirline(flightNumber);
  const number = airline ? `${flightNumber} (${airline})` : flightNumber;
  const parts = [
    formatMessage({ id: 'insurance.choose.flight' }, { origin, destination }),
    formatMessage({ id: 'insurance.choose.times' }, { flight: number, moment, utc }),
    ...(flight.cancelled === 1 ? [formatMessage({ id: 'trips.state.cancelled' })] : []),
  ];

  return parts.join(' ');
}
