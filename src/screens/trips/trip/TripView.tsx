import { makeStyles, mergeClasses } from '@fluentui/react-components';

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
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
  // What happens when stands beside all of it; what is below the flights begins where they end.
  beside: {
    [veryWide]: { gridTemplateColumns: 'minmax(0, 1fr) 296px', gridTemplateRows: 'auto 1fr', alignItems: 'start' },
  },
  passes: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  when: { display: 'grid', [veryWide]: { gridColumn: '2', gridRow: '1 / span 2' } },
  below: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px',
    [veryWide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' },
  },
});

type TripViewProps = FlightDoing & { trip: Trip; now: number; changes: Changes };

/** What there is to know of a trip: its flights, who travels, what happens when, and by which policy. */
export function TripView({ trip, now, changes: { onEdit, onCancel }, ...doing }: TripViewProps) {
  const styles = useStyles();
  const flights = listedFlights(trip);

  return (
    <div className={mergeClasses(styles.page, flights.length > 0 && styles.beside)} data-trip={trip.tripId}>
      {flights.length > 0 ? (
        <>
          <ul className={styles.passes}>
            {flights.map((flight) => (
              <li key={flight.flightId}>
                <FlightPass trip={trip} flight={flight} now={now} {...doing} />
              </li>
            ))}
          </ul>
          <div className={styles.when}>
            <Happenings trip={trip} now={now} />
          </div>
        </>
      ) : null}
      <div className={styles.below}>
        <WhoIsCovered trip={trip} onEdit={onEdit} />
        <Cover trip={trip} onCancel={onCancel} />
      </div>
    </div>
  );
}
