import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';

import type { Way } from '#machines/resolutions/requests/request.ts';
import type { AlternateFlight, Case } from '#machines/resolutions/resolutions.ts';
import { type Place, placeOf } from '#src/lib/places/places.ts';
import { dayIn } from '#src/lib/time/inZone.ts';
import { asBeginning } from '#src/lib/words.ts';
import { Duration } from '#src/ui/flights/Away.tsx';
import { LocalMoment, LocalTime } from '#src/ui/flights/LocalTime.tsx';

const useStyles = makeStyles({
  way: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4px' },
  head: { fontWeight: tokens.fontWeightSemibold },
  times: { fontVariantNumeric: 'tabular-nums lining-nums' },
  fine: { fontSize: '13px', lineHeight: '20px', color: tokens.colorNeutralForeground2 },
  stop: {
    fontSize: '13px',
    lineHeight: '20px',
    color: tokens.colorNeutralForeground2,
    paddingInlineStart: '12px',
    borderInlineStartWidth: '2px',
    borderInlineStartStyle: 'dotted',
    borderInlineStartColor: tokens.colorNeutralStrokeAccessible,
  },
});

/** The insurer says times in UTC. */
const instantOf = (moment: string) => Date.parse(`${moment.replace(' ', 'T')}Z`);

/** One way to go: how long it takes, each flight by the clocks of its airports, and how long one waits in between. */
export function WayLabel({ way: { flights }, case: of }: { way: Way; case: Case }) {
  const styles = useStyles();
  const { locale } = useIntl();
  const [first, last] = [flights[0], flights.at(-1)];
  if (!first || !last) return null;
  const day = dayIn(placeIn(of, first.origin).zone, instantOf(first.embarkDate), locale);

  return (
    <span className={styles.way}>
      <span className={styles.head}>
        <FormattedMessage
          id="resolutions.way"
          values={{
            day: asBeginning(day, locale),
            stops: flights.length - 1,
            length: <Duration key="length" ms={instantOf(last.arrivalDate) - instantOf(first.embarkDate)} />,
          }}
        />
      </span>
      {flights.map((flight, at) => {
        const before = flights[at - 1];
        return (
          <span key={flight.flightId} className={styles.way}>
            {before ? (
              <span className={styles.stop}>
                <FormattedMessage
                  id="resolutions.way.stop"
                  values={{
                    minutes: Math.round((instantOf(flight.embarkDate) - instantOf(before.arrivalDate)) / 60_000),
                    airport: placeIn(of, flight.origin).name,
                  }}
                />
              </span>
            ) : null}
            <Flown flight={flight} of={of} day={day} />
          </span>
        );
      })}
    </span>
  );
}

type FlownProps = { flight: AlternateFlight; of: Case; day: string };

function Flown({ flight, of, day }: FlownProps) {
  const styles = useStyles();
  const [origin, destination] = [placeIn(of, flight.origin), placeIn(of, flight.destination)];
  const [leaves, arrives] = [instantOf(flight.embarkDate), instantOf(flight.arrivalDate)];

  return (
    <>
      <span className={styles.times}>
        <FormattedMessage
          id="resolutions.way.times"
          values={{
            leaves: <ThatDay key="leaves" at={leaves} place={origin} day={day} />,
            arrives: <ThatDay key="arrives" at={arrives} place={destination} day={day} />,
          }}
        />
      </span>
      <span className={styles.fine}>
        <FormattedMessage
          id="resolutions.way.flight"
          values={{ flight: flight.flightNumber, origin: origin.name, destination: destination.name }}
        />
      </span>
    </>
  );
}

/** The time, and the day where it is not the one that stands above. */
function ThatDay({ at, place, day }: { at: number; place: Place; day: string }) {
  const { locale } = useIntl();
  return dayIn(place.zone, at, locale) === day ? (
    <LocalTime at={at} place={place} />
  ) : (
    <LocalMoment at={at} place={place} />
  );
}

/** The insurer names airports of the flight that was disrupted; of others it gives the code. */
function placeIn({ flight }: Case, code: string): Place {
  if (flight?.origin === code) return placeOf(code, flight.originAirport);
  return flight?.destination === code ? placeOf(code, flight.destinationAirport) : placeOf(code);
}
