import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { variantOf } from '#rules/datasets.ts';
import { openAlertsIn } from '#rules/monitoring.ts';
import { nextDeparture } from '#rules/trips/trips.ts';
import type { Flags } from '#schema/theme.ts';
import { dayOf, timeOf } from '#src/lib/time/dates.ts';
import { usePortal } from '#src/session/portal.ts';
import { useDataset } from '#src/session/useDataset.ts';
import { LongDate } from '#src/ui/content/LongDate.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';
import type { Reading } from '#src/ui/data/reading.ts';

const useStyles = makeStyles({
  next: {
    margin: 0,
    paddingBlockStart: '12px',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
  },
});

/** What comes next: a departure, or what is still open. */
export function SummaryNext({ flags }: { flags: Flags }) {
  switch (variantOf(flags)) {
    case 'travel':
      return <NextDeparture />;
    case 'dataMonitoring':
      return <OpenAlerts />;
    case 'parametric':
      return <OpenClaims />;
  }
}

function NextDeparture() {
  const { clock } = usePortal();

  return (
    <Next reading={useDataset('TRIPS')}>
      {({ trips }) => {
        const next = nextDeparture(trips, clock.now());
        if (!next) return <FormattedMessage id="dashboard.next.no_departure" />;
        const date = <LongDate date={dayOf(next.at)} />;
        const time = timeOf(next.at);
        return (
          <FormattedMessage id="dashboard.next.departure" values={{ flight: next.flight.flightNumber, date, time }} />
        );
      }}
    </Next>
  );
}

function OpenAlerts() {
  return (
    <Next reading={useDataset('OWL_MONITORED_DATA')}>
      {({ subscriptions }) => (
        <FormattedMessage id="dashboard.next.alerts" values={{ count: openAlertsIn(subscriptions.subscriptions) }} />
      )}
    </Next>
  );
}

function OpenClaims() {
  return (
    <Next reading={useDataset('ITEM_ALERTS')}>
      {({ claims }) => (
        <FormattedMessage
          id="dashboard.next.claims"
          values={{ count: claims.filter(({ completed }) => !completed).length }}
        />
      )}
    </Next>
  );
}

type NextProps<Data> = { reading: Reading<Data>; children: (data: Data) => ReactNode };

/** What failed says so on its own card; here it is left out. */
function Next<Data>({ reading: { view, data }, children }: NextProps<Data>) {
  const styles = useStyles();
  if (view === 'failed') return null;

  return (
    <div className={styles.next}>{view === 'loading' || data === null ? <Lines count={1} /> : children(data)}</div>
  );
}
