import { use } from 'react';
import { FormattedMessage } from 'react-intl';

import { listAlerts } from '#rules/monitoring/openAlerts.ts';
import { addresses } from '#src/lib/addresses.ts';
import type { TextId } from '#src/lib/texts.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { PageTitle } from '#src/session/PageTitle.tsx';
import { WidgetHome } from '#src/session/WidgetHome.ts';
import { BackLink } from '#src/ui/content/BackLink.tsx';
import { LongList } from '#src/ui/content/LongList.tsx';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';
import { DataCard } from '#src/ui/data/DataCard.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';
import type { Reading } from '#src/ui/data/reading.ts';
import { Stack } from '#src/ui/layout/Stack.tsx';

import { useMonitoredList } from '../list/useMonitoredList.ts';
import { useMonitoredTypes } from '../useMonitoredTypes.ts';
import type { MonitoredType } from '../WatchedItem.tsx';
import { AlertRow } from './AlertRow.tsx';
import { useAlertChanges } from './alertChanges.ts';

/** Lists the open alerts, and below them the handled ones, newest first. */
export function Alerts() {
  const open = useMonitoredTypes();
  const archive = useDataset('OWL_ALERTS');
  useAlertChanges(() => undefined);
  useMonitoredList();

  return (
    <Stack gap={24}>
      <PageTitle id="alerts.title" />
      <PageHeading back={<WayBack />} lead={<FormattedMessage id="alerts.lead" />}>
        <FormattedMessage id="alerts.title" />
      </PageHeading>
      <AlertList
        title="alerts.open"
        failed="alerts.open.failed"
        empty={open.view === 'stale' ? 'monitoring.item.quiet.before' : 'alerts.open.empty'}
        reading={open}
        isHandled={false}
      />
      <AlertList
        title="alerts.handled"
        failed="alerts.handled.failed"
        empty="alerts.handled.empty"
        reading={{ ...archive, data: archive.data?.archivedAlerts.subscriptions ?? null }}
        isHandled
      />
    </Stack>
  );
}

/** Leads to the overview, or to the monitored data of a widget that shows only them. */
function WayBack() {
  const home = use(WidgetHome);

  return home?.startsWith(addresses.insurance) ? (
    <BackLink to={home}>
      <FormattedMessage id="monitoring.title" />
    </BackLink>
  ) : (
    <BackLink to={addresses.dashboard}>
      <FormattedMessage id="alerts.back" />
    </BackLink>
  );
}

type AlertListProps = {
  title: TextId;
  failed: TextId;
  empty: TextId;
  reading: Reading<readonly MonitoredType[]>;
  isHandled: boolean;
};

function AlertList({ isHandled, reading, ...texts }: AlertListProps) {
  const listed = listAlerts(reading.data ?? []).filter(({ alert }) => alert.completed === isHandled);

  return (
    <DataCard {...texts} reading={reading} isEmpty={() => listed.length === 0} skeleton={<Lines count={4} />}>
      {() => (
        <LongList items={listed} keyOf={({ alert }) => alert.alertId} step={20} of="matters">
          {({ alert, item }) => <AlertRow alert={alert} item={item} />}
        </LongList>
      )}
    </DataCard>
  );
}
