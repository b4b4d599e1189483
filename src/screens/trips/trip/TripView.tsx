import { makeStyles } from '@fluentui/react-components';

import { listedFlights } from '#rules/trips/trips.ts';
import { veryWide } from '#src/ui/spaces.ts';

import type { Changes } from '../changes/useChanges.tsx';
import type { FlightDoing } from '../flights/FlightActions.tsx';
import type { Trip } from '../trip.ts';
import { Cover } from './Cover.tsx';
import { FlightPass } from './FlightPass.tsx';
import { Happenings } from './Happenings.tsx';
import { WhoIsCovered } from './WhoIsCovered.tsx';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px',
    alignItems: 'start',
    [veryWide]: { gridTemplateColumns: 'minmax(0, 1fr) 296px' },
  },
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
  passes: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
});

type TripViewProps = FlightDoing & { trip: Trip; now: number; changes: Changes };

/** What there is to know of a trip: its flights, who travels, what happens when, and by which policy. */
export function TripView({ trip, now, changes: { onEdit, onCancel }, ...doing }: TripViewProps) {
  const styles = useStyles();
  const flights = listedFlights(trip);

  return (
    <div className={styles.columns} data-trip={trip.tripId}>
      <div className={styles.column}>
        {flights.length > 0 ? (
          <ul className={styles.passes}>
            {flights.map((flight) => (
              <li key={flight.flightId}>
                <FlightPass trip={trip} flight={flight} now={now} {...doing} />
              </li>
            ))}
          </ul>
        ) : null}
        <WhoIsCovered trip={trip} onEdit={onEdit} />
      </div>
      <div className={styles.column}>
        {flights.length > 0 ? <Happenings trip={trip} now={now} /> : null}
        <Cover trip={trip} onCancel={onCancel} />
      </div>
    </div>
  );
}
