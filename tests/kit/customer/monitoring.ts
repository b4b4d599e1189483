import type { ArchivedAlertsQuery, SubscriberQuery, SubscriptionsQuery } from '#src/api/generated/documents.ts';

import { toUuid } from './sky.ts';

const alert = (end: number, completed: boolean) =>
  ({
    __typename: 'OwlAlert',
    alertId: toUuid(end),
    title: 'Found in a leaked list of addresses',
    createdOn: '2026-11-17T08:15:00Z',
    completed,
    completedOn: completed ? '2026-11-18T08:15:00Z' : null,
  }) as const;

const watched = (end: number, dataType: string, ...alerts: ReturnType<typeof alert>[]) =>
  ({
    __typename: 'MonitoredItem',
    id: toUuid(end),
    dataType,
    friendlyName: 'Private mail',
    displayValue: 'ol**@owl.test',
    maxAllowed: 3,
    alerts,
  }) as const;

const kind = (dataType: string, maxAllowed: number, ...items: ReturnType<typeof watched>[]) =>
  ({ __typename: 'MonitoredType', dataType, category: 'CONTACT', maxAllowed, items }) as const;

export const subscriptions: SubscriptionsQuery = {
  subscriptions: {
    __typename: 'Subscriptions',
    subscriptions: [
      kind(
        'EMAIL',
        3,
        watched(50, 'EMAIL', alert(60, false)),
        watched(51, 'EMAIL', alert(61, false)),
        watched(52, 'EMAIL'),
      ),
      kind('CARD', 2, watched(53, 'CARD', alert(62, true))),
      kind('IBAN', 2),
    ],
  },
};

export const noAlerts: ArchivedAlertsQuery = { archivedAlerts: { __typename: 'Subscriptions', subscriptions: [] } };

export const subscriber: SubscriberQuery = {
  subscriber: { __typename: 'Subscriber', subscribed: true, initialScan: true },
};
