import type { Subscriptions } from '#schema/generated/portal.ts';

import { id, now, type Samples } from './sample.ts';

const monitored: Subscriptions = {
  subscriptions: [
    {
      dataType: 'EMAIL',
      category: 'contact',
      maxAllowed: 3,
      items: [
        {
          id: id(20),
          dataType: 'EMAIL',
          friendlyName: 'Mine',
          value: 'a***@sky.test',
          displayValue: 'a***@sky.test',
          maxAllowed: 3,
          alerts: [
            {
              alertId: id(21),
              subscriptionId: id(20),
              title: 'Seen',
              description: 'Where it should not be',
              createdOn: now,
              completed: true,
              completedOn: now,
            },
          ],
        },
      ],
    },
  ],
};

export const monitoring = {
  subscriber: {
    document: 'Subscriber',
    variables: { id: id(1) },
    call: `GET /monitoring/subscribers/${id(1)}`,
    answer: { subscribed: true, initialScan: false },
  },
  subscriptions: {
    document: 'Subscriptions',
    variables: { id: id(1) },
    call: `GET /owl/subscribers/${id(1)}/subscriptions?active=true`,
    answer: monitored,
  },
  archivedAlerts: {
    document: 'ArchivedAlerts',
    variables: { id: id(1) },
    call: `GET /owl/subscribers/${id(1)}/subscriptions/alerts/?filter=complete`,
    answer: monitored,
  },
} satisfies Partial<Samples>;
