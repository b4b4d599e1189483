import { makeStyles } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';

import { type FoundFlight, noticeHours } from '#rules/insurance/tripTypes.ts';
import { formatLongDay } from '#src/lib/time/inZone.ts';
import { useNow } from '#src/session/useNow.ts';
import { Arrival } from '#src/ui/flights/Arrival.tsx';
import { Away } from '#src/ui/flights/Away.tsx';
import { BoardingPass } from '#src/ui/flights/BoardingPass.tsx';
import { Leg } from '#src/ui/flights/Leg.tsx';
import { LocalMoment } from '#src/ui/flights/LocalTime.tsx';
import { StateChip } from '#src/ui/flights/StateChip.tsx';

import { getFlightEnds } from './getFlightEnds.ts';
import { WhoseDay } from './WhoseDay.tsx';

const useStyles = makeStyles({ fine: { fontSize: '13px', lineHeight: '20px' }, leaves: { display: 'block' } });

type FlightPassProps = {
  flight: FoundFlight;
  others: readonly FoundFlight[];
  /** The page shows no other flight. */
  isAlone: boolean;
};

/**
 * Boarding pass of a found flight, with the deadline to insure it: the whole trip has to be insured a day before its
 * first flight leaves.
 */
export function FlightPass({ flight, others, isAlone }: FlightPassProps) {
  const styles = useStyles();
  const { locale } = useIntl();
  const now = useNow();
  const { from, to } = getFlightEnds(flight);
  const first = [flight, ...others]
    .map((each) => getFlightEnds(each).from)
    .reduce((one, other) => (other.at < one.at ? other : one));
  const until = first.at - noticeHours * 3_600_000;

  return (
    <BoardingPass
      number={flight.flightNumber}
      day={<WhoseDay flight={flight} day={formatLongDay(from.place.zone, from.at, locale)} />}
      chip={<StateChip state={flight.cancelled === 1 ? 'cancelled' : 'scheduled'} />}
      stub={
        <span className={styles.fine}>
          <strong className={styles.leaves}>
            <FormattedMessage
              id="insurance.found.leaves"
              values={{ distance: <Away key="away" at={from.at} place={from.place} now={now} /> }}
            />
          </strong>{' '}
          {now > until ? (
            <FormattedMessage id="insurance.found.too_late" />
          ) : (
            <FormattedMessage
              id="insurance.found.until"
              values={{ moment: <LocalMoment key="until" at={until} place={first.place} /> }}
            />
          )}
        </span>
      }
      level="h4"
      isInset
      {...(isAlone && { scene: <Arrival in={to.place} isStrip />, isSceneExtra: true })}
    >
      <Leg from={from} to={to} isCancelled={flight.cancelled === 1} hasUtc />
    </BoardingPass>
  );
}
