import { makeStyles, mergeClasses, Spinner, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import { alertOf, chipOf } from '#rules/trips/flights.ts';
import { StateChip } from '#src/ui/flights/StateChip.tsx';
import { useFocusStyles } from '#src/ui/focusStyles.ts';
import { wide } from '#src/ui/spaces.ts';
import type { Flight, Trip } from '../trip.ts';
import { Departure } from './Departure.tsx';
import { FlightActions } from './FlightActions.tsx';
import { useFlightRow } from './useFlightRow.ts';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8px 16px',
    paddingBlock: '12px',
    ':last-child': { paddingBlockEnd: 0 },
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) fit-content(45%)' },
  },
  flight: { display: 'grid', gap: '4px', alignContent: 'start' },
  number: { display: 'flex', flexWrap: 'wrap', columnGap: '12px', alignItems: 'baseline' },
  strong: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  quiet: { color: tokens.colorNeutralForeground2 },
  changed: { color: tokens.colorStatusWarningForeground3, fontWeight: tokens.fontWeightSemibold },
  // Its label may be longer than its place is wide, and is not to be cut off.
  spinner: { overflow: 'visible' },
  state: { display: 'grid', gap: '8px', justifyItems: 'start', alignContent: 'start', [wide]: { justifyItems: 'end' } },
});

/** One flight: what it is, how it stands, and what can be done about it now. */
export function FlightRow({ trip, flight }: { trip: Trip; flight: Flight }) {
  const styles = useStyles();
  const focus = useFocusStyles();
  const row = useFlightRow(flight.flightId);
  const alert = alertOf(trip, flight);
  const state = chipOf(flight, alert);
  const isLate = state === 'delayed' || state === 'departedAndDelayed';
  const [newDate, newTime] = alert?.delayDate?.split(' ') ?? [];

  return (
    <li className={mergeClasses(styles.row, focus.ring)} tabIndex={-1} {...row.attributes}>
      <div className={styles.flight}>
        <span className={styles.number}>
          <span className={styles.strong}>{flight.flightNumber}</span>{' '}
          <span className={styles.quiet}>
            <FormattedMessage id={flight.direction === 'inbound' ? 'trips.inbound' : 'trips.outbound'} />
          </span>
        </span>
        <FormattedMessage
          id="trips.between"
          values={{ origin: flight.originAirport, destination: flight.destinationAirport }}
        />
        <span className={styles.quiet}>
          <Departure date={flight.embarkDate} time={flight.embarkTime} />
        </span>
        {isLate && newDate && newTime ? (
          <span className={styles.changed}>
            <FormattedMessage
              id={flight.departed ? 'trips.departed_at' : 'trips.departs_now_at'}
              values={{ moment: <Departure date={newDate} time={newTime} /> }}
            />
          </span>
        ) : null}
      </div>
      <div className={styles.state}>
        <StateChip state={state} />
        <output>
          {row.isSpinning ? (
            <Spinner className={styles.spinner} size="tiny" label={<FormattedMessage id="trips.updating" />} />
          ) : null}
        </output>
        <FlightActions flight={flight} row={row} />
      </div>
    </li>
  );
}
