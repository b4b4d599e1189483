import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { variantOf } from '#rules/datasets.ts';
import { openAlertsIn } from '#rules/monitoring.ts';
import { nextDeparture } from '#rules/trips.ts';
import type { Flags } from '#schema/theme.ts';
import { dayOf } from '#src/lib/dates.ts';
import { usePortal } from '#src/session/portal.ts';
import { useDataset } from '#src/session/useDataset.ts';
import { LongDate } from '#src/ui/content/LongDate.tsx';

const useStyles = makeStyles({
  next: {
    margin: 0,
    paddingBlockStart: '12px',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
  },
});

/** What comes next: a departure, or what is still open. Nothing as long as nobody knows. */
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
  const trips = useDataset('TRIPS').data?.trips;
  const next = trips && nextDeparture(trips, clock.now());
  if (!trips) return null;
  if (!next)
    return (
      <Next>
        <FormattedMessage id="dashboard.next.no_departure" />
      </Next>
    );

  const time = new Date(next.at).toISOString().slice(11, 16);
  return (
    <Next>
      <FormattedMessage
        id="dashboard.next.departure"
        values={{ flight: next.flight.flightNumber, date: <LongDate date={dayOf(next.at)} />, time }}
      />
    </Next>
  );
}

function OpenAlerts() {
  const monitored = useDataset('OWL_MONITORED_DATA').data?.subscriptions.subscriptions;

  return monitored ? (
    <Next>
      <FormattedMessage id="dashboard.next.alerts" values={{ count: openAlertsIn(monitored) }} />
    </Next>
  ) : null;
}

function OpenClaims() {
  const claims = useDataset('ITEM_ALERTS').data?.claims;

  return claims ? (
    <Next>
      <FormattedMessage
        id="dashboard.next.claims"
        values={{ count: claims.filter(({ completed }) => !completed).length }}
      />
    </Next>
  ) : null;
}

function Next({ children }: { children: ReactNode }) {
  const styles = useStyles();

  return <p className={styles.next}>{children}</p>;
}
