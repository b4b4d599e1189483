import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { getVariant } from '#rules/datasets.ts';
import { countOpenAlerts } from '#rules/monitoring/openAlerts.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { TextLink } from '#src/ui/content/TextLink.tsx';
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

/** Returns the open tasks of a product variant; null for travel, whose next trip has its own card. */
export function stillOpen(variant: ReturnType<typeof getVariant>): ReactNode {
  switch (variant) {
    case 'travel':
      return null;
    case 'dataMonitoring':
      return <OpenAlerts />;
    case 'parametric':
      return <OpenClaims />;
  }
}

export function CoveredLink() {
  const { formatMessage } = useIntl();

  return (
    <TextLink to={formatMessage({ id: 'trips.key_facts.path' })}>
      <FormattedMessage id="dashboard.summary.covered" />
    </TextLink>
  );
}

function OpenAlerts() {
  return (
    <Next reading={useDataset('OWL_MONITORED_DATA')}>
      {({ subscriptions: { subscriptions: types } }) =>
        // Without monitored data, "no alert is open" would be an empty promise.
        types.some(({ items }) => items.length > 0) ? (
          <FormattedMessage id="dashboard.next.alerts" values={{ count: countOpenAlerts(types) }} />
        ) : null
      }
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

/** Leaves out a dataset that failed or is old, because its own card shows that. */
function Next<Data>({ reading: { view, data }, children }: NextProps<Data>) {
  const styles = useStyles();
  if (view === 'failed' || view === 'stale') return null;
  const next = view === 'loading' || data === null ? <Lines count={1} /> : children(data);

  return next === null ? null : <div className={styles.next}>{next}</div>;
}
