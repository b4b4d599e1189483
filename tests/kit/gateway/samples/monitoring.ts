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

const item = {
  id: id(22),
  dataType: 'PASSPORT',
  friendlyName: 'Passport',
  value: '*****4821',
  displayValue: '*****4821',
  maxAllowed: 2,
  alerts: [],
};
const alert = {
  alertId: id(21),
  subscriptionId: id(22),
  title: 'Seen',
  description: 'Where it should not be',
  createdOn: now,
  completed: true,
  completedOn: now,
};
const actions = {
  alertId: id(21),
  actions: [{ actionItem: 'report-it', plan_title: 'passport-exposed', order: 1 }],
  completed: ['report-it'],
};
const newItem = { displayName: 'Passport', displayValue: '*****4821', value: 'P12344821', token: 'No' };
const step = { actionItem: 'report-it', completed: true, completedOn: now };
const reopened = { completed: false, completedOn: null };

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
  owlAlert: {
    document: 'OwlAlert',
    variables: { id: id(1), alertId: id(21) },
    call: `GET /owl/subscribers/${id(1)}/alerts/${id(21)}`,
    answer: [alert],
  },
  owlActions: {
    document: 'OwlActions',
    variables: { id: id(1), alertId: id(21) },
    call: `GET /owl/subscribers/${id(1)}/alerts/${id(21)}/actions`,
    answer: actions,
  },
  subscribe: {
    document: 'Subscribe',
    variables: { id: id(1), partnerId: id(9) },
    call: `POST /owl/subscribers/${id(1)}`,
    body: { partnerId: id(9) },
    status: 201,
    answer: { subscribed: true, initialScan: false },
  },
  scan: {
    document: 'Scan',
    variables: { id: id(1) },
    call: `GET /owl/subscribers/${id(1)}/scan`,
    answer: { initialScan: true, found: 2 },
  },
  createTokenFrame: {
    document: 'CreateTokenFrame',
    variables: { id: id(1), origin: 'https://owl.example', css: 'color: #111' },
    call: `POST /tokeniser/http/generate/${id(1)}`,
    body: { origin: 'https://owl.example', css: 'color: #111' },
    answer: { url: 'https://cards.example/frame/1' },
  },
  addMonitored: {
    document: 'AddMonitored',
    variables: { id: id(1), type: 'PASSPORT', item: newItem },
    call: `POST /owl/subscribers/${id(1)}/subscriptions/PASSPORT`,
    body: newItem,
    status: 201,
    answer: item,
  },
  renameMonitored: {
    document: 'RenameMonitored',
    variables: { id: id(1), subscriptionId: id(22), displayName: 'Passport' },
    call: `PATCH /owl/subscribers/${id(1)}/subscriptions/${id(22)}`,
    body: { displayName: 'Passport' },
    answer: item,
  },
  deleteMonitored: {
    document: 'DeleteMonitored',
    variables: { id: id(1), subscriptionId: id(22) },
    call: `DELETE /owl/subscribers/${id(1)}/subscriptions/${id(22)}`,
    status: 204,
    answer: true,
  },
  setAlertAction: {
    document: 'SetAlertAction',
    variables: { id: id(1), alertId: id(21), action: step },
    call: `PUT /owl/subscribers/${id(1)}/alerts/${id(21)}/action`,
    body: step,
    answer: actions,
  },
  completeAlert: {
    document: 'CompleteAlert',
    variables: { id: id(1), alertId: id(21), changes: reopened },
    call: `PATCH /owl/subscribers/${id(1)}/alerts/${id(21)}`,
    body: reopened,
    answer: alert,
  },
} satisfies Partial<Samples>;
