import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useCallback, useState } from 'react';

import { listedFlights } from '#rules/trips/trips.ts';
import { veryWide } from '#src/ui/spaces.ts';

import type { Changes } from '../changes/useChanges.tsx';
import type { FlightDoing } from '../flights/FlightActions.tsx';
import type { Trip } from '../trip.ts';
import { Cover } from './Cover.tsx';
import { FlightPass } from './FlightPass.tsx';
import { type Chosen, Happenings } from './Happenings.tsx';
import { WhoIsCovered } from './WhoIsCovered.tsx';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' };

// Put the spare height of a column below it, not between its cards.
const useStyles = makeStyles({
  page: {
    ...column,
    [veryWide]: { gridTemplateColumns: 'minmax(0, 1fr) 296px', gridTemplateRows: 'auto 1fr', alignItems: 'start' },
  },
  column: { ...column, [veryWide]: { gridRow: '1 / span 2' } },
  second: { [veryWide]: { gridColumn: '2' } },
  // Changing the visual order is safe, because the card contains nothing focusable.
  first: { display: 'grid', [veryWide]: { order: -1 } },
  passes: { ...column, listStyleType: 'none', margin: 0, padding: 0 },
});

type TripViewProps = FlightDoing & { trip: Trip; now: number; changes: Changes; chosen: Chosen };

export function TripView({ trip, now, changes: { onEdit, onCancel }, chosen, ...doing }: TripViewProps) {
  const styles = useStyles();
  const flights = listedFlights(trip);
  const [decided, setDecided] = useState<Readonly<Record<string, boolean>>>({});
  const onDecided = useCallback(
    (flightId: string, isDecided: boolean) =>
      setDecided((known) => (known[flightId] === isDecided ? known : { ...known, [flightId]: isDecided })),
    [],
  );
  const passes = (
    <ul className={styles.passes}>
      {flights.map((flight) => (
        <li key={flight.flightId}>
          <FlightPass trip={trip} flight={flight} now={now} isDecided={decided[flight.flightId] ?? false} {...doing} />
        </li>
      ))}
    </ul>
  );
  const who = <WhoIsCovered trip={trip} now={now} onEdit={onEdit} />;
  const when = <Happenings trip={trip} now={now} chosen={chosen} onDecided={onDecided} />;
  const cover = <Cover trip={trip} onCancel={onCancel} />;

  // Several passes are tall, so the tallest card goes into the other column. A single pass is short and has that card
  // below it.
  return (
    <div className={styles.page} data-trip={trip.tripId}>
      {flights.length === 1 ? (
        <>
          {passes}
          <div className={mergeClasses(styles.column, styles.second)}>
            {who}
            <div className={styles.first}>{when}</div>
          </div>
          {cover}
        </>
      ) : (
        <>
          <div className={styles.column}>
            {flights.length > 0 ? passes : null}
            {who}
          </div>
          <div className={mergeClasses(styles.column, styles.second)}>
            {flights.length > 0 ? when : null}
            {cover}
          </div>
        </>
      )}
    </div>
  );
}
