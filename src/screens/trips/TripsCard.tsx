import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import { addresses } from '#src/lib/addresses.ts';
import { dayOf, timeOf } from '#src/lib/time/dates.ts';
import { usePortal } from '#src/session/portal.ts';
import { useDataset } from '#src/session/useDataset.ts';
import { Figure } from '#src/ui/content/Figure.tsx';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { DataCard } from '#src/ui/data/DataCard.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';
import { Route } from '#src/ui/flights/Route.tsx';
import { routeOf } from '#src/ui/flights/route.ts';
import { StateChip } from '#src/ui/flights/StateChip.tsx';
import { Departure } from './flights/Departure.tsx';
import type { Trip } from './trip.ts';
import { type Upcoming, upcomingIn } from './upcoming.ts';

const useStyles = makeStyles({
  next: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '12px' },
  flight: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4px 16px' },
  what: { flex: '1 1 180px', display: 'grid', minWidth: 0 },
  name: { display: 'flex', flexWrap: 'wrap', columnGap: '8px', fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** How many trips there are, which flights are next, and the way to all of them. */
export function TripsCard() {
  return (
    <DataCard
      title="trips.card.title"
      reading={useDataset('TRIPS')}
      failed="trips.failed"
      isEmpty={({ trips }) => trips.length === 0}
      empty="trips.empty"
      skeleton={<Lines hasFigure count={5} />}
      footer={
        <TextLink to={addresses.insurance}>
          <FormattedMessage id="trips.card.link" />
        </TextLink>
      }
    >
      {({ trips }) => (
        <>
          <Figure id="trips.card.figure" count={trips.length} />
          <Next trips={trips} />
        </>
      )}
    </DataCard>
  );
}

function Next({ trips }: { trips: readonly Trip[] }) {
  const styles = useStyles();
  const { clock } = usePortal();
  const next = upcomingIn(trips, clock.now()).slice(0, 3);

  return next.length > 0 ? (
    <ul className={styles.next}>
      {next.map((one) => (
        <NextFlight key={one.flight.flightId} {...one} />
      ))}
    </ul>
  ) : (
    <span className={styles.quiet}>
      <FormattedMessage id="trips.card.none_next" />
    </span>
  );
}

function NextFlight({ flight, state, at }: Upcoming) {
  const styles = useStyles();

  return (
    <li className={styles.flight}>
      <span className={styles.what}>
        <span className={styles.name}>
          {flight.flightNumber} <Route route={routeOf([flight])} />
        </span>{' '}
        <span className={styles.quiet}>
          <Departure date={dayOf(at)} time={timeOf(at)} />
        </span>
      </span>{' '}
      <StateChip state={state} />
    </li>
  );
}
