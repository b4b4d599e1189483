import { makeStyles, tokens } from '@fluentui/react-components';
import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Way } from '#machines/resolutions/requests/request.ts';
import type { AlternateFlight, Case } from '#machines/resolutions/resolutions.ts';
import { readDayAndTime } from '#schema/moments.ts';
import { type Place, toPlace } from '#src/lib/places/places.ts';
import { formatDay } from '#src/lib/time/inZone.ts';
import { asBeginning } from '#src/lib/words.ts';
import { Duration } from '#src/ui/flights/Away.tsx';
import { City } from '#src/ui/flights/City.tsx';
import { Leg, type LegEnd } from '#src/ui/flights/Leg.tsx';
import { LocalMoment, LocalTime } from '#src/ui/flights/LocalTime.tsx';
import { heard } from '#src/ui/flights/look.ts';
import { useTornStyles } from '#src/ui/flights/tornStyles.ts';
import { MutedSpan } from '#src/ui/layout/Muted.tsx';
import { portalTokens } from '#src/ui/tokens.ts';

import { flightSeen, getLandingTime } from '../happened/flightSeen.ts';

const useStyles = makeStyles({
  heard,
  head: { fontWeight: tokens.fontWeightSemibold },
  flight: { display: 'block' },
  stop: {
    fontSize: '13px',
    lineHeight: '20px',
    paddingBlock: '4px',
    paddingInline: '12px',
    justifySelf: 'start',
    borderRadius: portalTokens.borderRadiusChip,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
  },
});

type WayLabelProps = {
  way: Way;
  case: Case;
  isOffered?: boolean;
};

/** Itinerary as rows of a boarding pass: duration, each flight in the local times of its airports, and layovers. */
export function WayLabel({ way: { flights }, case: of, isOffered = false }: WayLabelProps) {
  const styles = useStyles();
  const torn = useTornStyles();
  const { locale } = useIntl();
  const [first, last] = [flights[0], flights.at(-1)];
  if (!first || !last) return null;
  const day = formatDay(placeIn(of, first.origin).zone, readDayAndTime(first.embarkDate), locale);
  const head = (
    <FormattedMessage
      id="resolutions.way"
      values={{
        day: asBeginning(day, locale),
        stops: flights.length - 1,
        length: <Duration key="length" ms={readDayAndTime(last.arrivalDate) - readDayAndTime(first.embarkDate)} />,
      }}
    />
  );
  const compared = isOffered ? <Compared last={last} of={of} /> : null;
  const stopBefore = (flight: AlternateFlight, at: number) => {
    const before = flights[at - 1];
    return before ? (
      <FormattedMessage
        id="resolutions.way.stop"
        values={{
          length: <Duration key="length" ms={readDayAndTime(flight.embarkDate) - readDayAndTime(before.arrivalDate)} />,
          airport: <City key="city" place={placeIn(of, flight.origin)} />,
        }}
      />
    ) : null;
  };

  return (
    <>
      <span className={styles.heard}>
        {head} {compared}{' '}
        {flights.map((flight, at) => (
          <Fragment key={flight.flightId}>
            {stopBefore(flight, at)} <Spoken flight={flight} of={of} day={day} />{' '}
          </Fragment>
        ))}
      </span>
      <span className={torn.row} aria-hidden>
        <span className={styles.head}>{head}</span>
        {compared}
        {flights.map((flight, at) => {
          const [from, to] = endsOf(flight, of);
          const itsDay = formatDay(from.place.zone, from.at, locale);
          return (
            <Fragment key={flight.flightId}>
              {at > 0 ? <span className={styles.stop}>{stopBefore(flight, at)}</span> : null}
              <span className={styles.flight}>
                <MutedSpan isSmall>
                  {itsDay === day ? flight.flightNumber : `${flight.flightNumber}, ${itsDay}`}
                </MutedSpan>
                <Leg from={from} to={to} isInRow />
              </span>
            </Fragment>
          );
        })}
      </span>
    </>
  );
}

/**
 * Says how much later or earlier it arrives than the disrupted flight. Empty if that is unknown or the destination
 * differs.
 */
function Compared({ last, of: { flight, alert } }: { last: AlternateFlight; of: Case }) {
  const before = flight && getLandingTime(flight, alert);
  if (!flight || before === null || last.destination !== flight.destination) return null;
  const later = readDayAndTime(last.arrivalDate) - before;
  if (Number.isNaN(later)) return null;
  const isLate = flightSeen(flight, alert).late > 0;

  return (
    <span>
      <FormattedMessage
        id={isLate ? 'resolutions.way.later_than_delayed' : 'resolutions.way.later_than_planned'}
        values={{
          direction: later === 0 ? 'same' : later > 0 ? 'later' : 'earlier',
          length: <Duration key="length" ms={Math.abs(later)} />,
        }}
      />
    </span>
  );
}

const endsOf = (flight: AlternateFlight, of: Case): [from: LegEnd, to: LegEnd] => [
  { place: placeIn(of, flight.origin), at: readDayAndTime(flight.embarkDate) },
  { place: placeIn(of, flight.destination), at: readDayAndTime(flight.arrivalDate) },
];

type SpokenProps = { flight: AlternateFlight; of: Case; day: string };

function Spoken({ flight, of, day }: SpokenProps) {
  const [from, to] = endsOf(flight, of);

  return (
    <>
      <FormattedMessage
        id="resolutions.way.times"
        values={{
          leaves: <ThatDay key="leaves" {...from} day={day} />,
          arrives: <ThatDay key="arrives" {...to} day={day} />,
        }}
      />{' '}
      <FormattedMessage
        id="resolutions.way.flight"
        values={{
          flight: flight.flightNumber,
          origin: <City key="from" place={from.place} />,
          destination: <City key="to" place={to.place} />,
        }}
      />
    </>
  );
}

/** Time, with the day if it differs from the one in the heading. */
function ThatDay({ at, place, day }: { at: number; place: Place; day: string }) {
  const { locale } = useIntl();
  return formatDay(place.zone, at, locale) === day ? (
    <LocalTime at={at} place={place} />
  ) : (
    <LocalMoment at={at} place={place} />
  );
}

/** The insurer names only the airports of the disrupted flight; others have just a code. */
function placeIn({ flight }: Case, code: string): Place {
  if (flight?.origin === code) return toPlace(code, flight.originAirport);
  return flight?.destination === code ? toPlace(code, flight.destinationAirport) : toPlace(code);
}
