import { makeStyles, Spinner } from '@fluentui/react-components';
import { ShieldDismissRegular } from '@fluentui/react-icons';
import { FormattedMessage, useIntl } from 'react-intl';

import { isWithdrawn } from '#rules/trips/flights.ts';
import { formatDay, formatLongDay } from '#src/lib/time/inZone.ts';
import { Chip } from '#src/ui/content/Chip.tsx';
import { BoardingPass } from '#src/ui/flights/BoardingPass.tsx';
import { Leg } from '#src/ui/flights/Leg.tsx';
import { StateChip } from '#src/ui/flights/StateChip.tsx';
import { veryWide } from '#src/ui/spaces.ts';

import { FlightActions, type FlightDoing } from '../flights/FlightActions.tsx';
import { useFlightRow } from '../flights/useFlightRow.ts';
import { type Flight, type Trip, toFlightSeen } from '../trip.ts';
import { Stub } from './Stub.tsx';

const useStyles = makeStyles({
  // On a phone, place a single button beside the facts.
  stub: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: '8px 16px',
    [veryWide]: { flexDirection: 'column', alignItems: 'stretch' },
  },
  told: { flexGrow: 1, display: 'grid', justifyItems: 'start', gap: '4px' },
  chips: { display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: '4px 8px' },
  actions: {
    display: 'grid',
    gap: '8px',
    ':empty': { display: 'none' },
    ':has(> :nth-child(2))': { flexBasis: '100%', [veryWide]: { flexBasis: 'auto' } },
  },
  // Keeps a long label from being cut off.
  spinner: { overflow: 'visible', justifyContent: 'start' },
});

type FlightPassProps = FlightDoing & { trip: Trip; flight: Flight; now: number; isDecided: boolean };

export function FlightPass({ trip, flight, now, isDecided, ...doing }: FlightPassProps) {
  const styles = useStyles();
  const { locale } = useIntl();
  const row = useFlightRow(flight.flightId);
  const seen = toFlightSeen(trip, flight);
  const { state, from, to } = seen;

  return (
    <BoardingPass
      level="h2"
      number={flight.flightNumber}
      day={
        trip.type === 'single' ? (
          formatLongDay(from.place.zone, from.at, locale)
        ) : (
          <FormattedMessage
            id={flight.direction === 'inbound' ? 'trips.way.back' : 'trips.way.out'}
            values={{ day: formatDay(from.place.zone, from.at, locale) }}
          />
        )
      }
      chip={
        <span className={styles.chips}>
          <StateChip state={state} late={from.at - from.was} />
          {isWithdrawn(flight) ? (
            <>
              {' '}
              <Chip tone="neutral" icon={<ShieldDismissRegular />}>
                <FormattedMessage id="trips.uncovered" />
              </Chip>
            </>
          ) : null}
        </span>
      }
      stub={
        <div className={styles.stub}>
          <div className={styles.told}>
            <Stub trip={trip} flight={flight} seen={seen} now={now} />
            <output>
              {row.isSpinning ? (
                <Spinner className={styles.spinner} size="tiny" label={<FormattedMessage id="trips.updating" />} />
              ) : null}
            </output>
          </div>
          <div className={styles.actions}>
            <FlightActions flight={flight} row={row} isDecided={isDecided} {...doing} />
          </div>
        </div>
      }
      attributes={row.attributes}
    >
      <Leg hasUtc from={from} to={to} isCancelled={state === 'cancelled'} />
    </BoardingPass>
  );
}
