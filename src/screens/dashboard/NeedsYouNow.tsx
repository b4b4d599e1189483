import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular, QuestionCircleRegular } from '@fluentui/react-icons';
import { FormattedMessage, useIntl } from 'react-intl';

import { alertOf, expectedDepartureOf, needsResolution } from '#rules/trips/flights.ts';
import { listedFlights } from '#rules/trips/trips.ts';
import { useDataset } from '#src/session/useDataset.ts';
import { Lines } from '#src/ui/data/Lines.tsx';
import type { Reading } from '#src/ui/data/reading.ts';
import { wide } from '#src/ui/spaces.ts';

import { Disruption, type Flight, type Trip } from './Disruption.tsx';

// Of the height of one notice where there is room, so that what is below stays where it is when the flights come.
const useStyles = makeStyles({
  place: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', [wide]: { minHeight: '66px' } },
  notices: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '8px' },
  calm: {
    minHeight: '40px',
    alignSelf: 'center',
    display: 'grid',
    alignItems: 'center',
    paddingInline: '16px',
    [wide]: { paddingInline: 0 },
  },
  text: { margin: 0, display: 'flex', gap: '8px', color: tokens.colorNeutralForeground2 },
  icon: { flexShrink: 0, fontSize: '20px' },
});

/** The disrupted flights that have not left, the next one first, each with the way to what can be had for it. */
export function NeedsYouNow() {
  const styles = useStyles();
  const { formatMessage } = useIntl();
  const { view, data } = useDataset('TRIPS');
  const disrupted = (data?.trips ?? [])
    .flatMap((trip) => listedFlights(trip).map((flight) => ({ trip, flight })))
    .filter(({ flight }) => needsResolution(flight) && flight.departed === 0)
    .sort((one, other) => leavesAt(one) - leavesAt(other));

  return (
    <div className={styles.place}>
      {disrupted.length > 0 ? (
        <ul className={styles.notices} aria-label={formatMessage({ id: 'dashboard.now' })}>
          {disrupted.map(({ trip, flight }) => (
            <li key={flight.flightId}>
              <Disruption trip={trip} flight={flight} />
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.calm}>
          <Calm view={view} />
        </div>
      )}
    </div>
  );
}

/** In place of notices: that there are none, or that nobody knows. */
function Calm({ view }: Pick<Reading<unknown>, 'view'>) {
  const styles = useStyles();
  if (view === 'loading') return <Lines count={1} />;
  const isKnown = view === 'loaded' || view === 'refreshing';
  const Icon = isKnown ? CheckmarkCircleRegular : QuestionCircleRegular;

  return (
    <p className={styles.text}>
      <Icon className={styles.icon} />
      <FormattedMessage id={isKnown ? 'dashboard.now.none' : 'dashboard.now.unknown'} />
    </p>
  );
}

const leavesAt = ({ trip, flight }: { trip: Trip; flight: Flight }) =>
  expectedDepartureOf(flight, alertOf(trip, flight));
