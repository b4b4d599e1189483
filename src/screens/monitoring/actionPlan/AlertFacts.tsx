import { useIntl } from 'react-intl';

import type { DataAlert } from '#machines/monitoring/actionPlan/alerts.ts';
import { readInstant } from '#schema/moments.ts';
import { readersZone } from '#src/lib/time/clock.ts';
import { formatLongDay } from '#src/lib/time/inZone.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { Facts } from '#src/ui/content/Facts.tsx';

import { KindName } from '../KindName.tsx';

/** The data that was found, its item, the date, and the time when the alert was handled. */
export function AlertFacts({ alert }: { alert: DataAlert }) {
  const { locale } = useIntl();
  const monitored = useDataset('OWL_MONITORED_DATA').data?.subscriptions.subscriptions ?? [];
  const archived = useDataset('OWL_ALERTS').data?.archivedAlerts.subscriptions ?? [];
  const item = [...monitored, ...archived].flatMap(({ items }) => items).find(({ id }) => id === alert.subscriptionId);
  const day = (at: string) => formatLongDay(readersZone(), readInstant(at), locale);

  return (
    <Facts
      facts={{
        'alerts.fact.kind': item ? <KindName of={item.dataType} /> : null,
        'alerts.fact.item': item ? [item.friendlyName, item.displayValue].filter(Boolean).join(' · ') : null,
        'alerts.fact.found': day(alert.createdOn),
        'alerts.fact.handled': alert.completed && alert.completedOn ? day(alert.completedOn) : null,
      }}
    />
  );
}
