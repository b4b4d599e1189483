import { subscriberModel } from '#machines/monitoring/subscriber/subscriber.model.ts';

import { flowSpec } from '../../spec.ts';

const overview = { partner: 'owl', path: '/dashboard', as: 'new@owl.test' } as const;
const read = (subscribed: boolean, initialScan: boolean) => ({
  data: { subscriber: { __typename: 'Subscriber', subscribed, initialScan } },
});
const consent = { role: 'button', text: 'alerts.consent.give' } as const;

export const spec = flowSpec(subscriberModel, {
  starts: {
    'of a customer': overview,
    'in a tab that knows the subscription': { cannot: 'a tab knows it only after the card was open before' },
    'of a partner who subscribes unasked': { cannot: 'no partner of the sandbox subscribes unasked' },
    'to an agent': { cannot: 'agents come to the card by another customer’s portal' },
  },
  events: {
    'consent.given': [{ press: 'button', named: 'alerts.consent.give' }],
    'retry.requested': {
      usually: [{ press: 'button', named: 'data.retry' }],
      in: {
        outcomeUnknown: [{ press: 'button', named: 'alerts.check_again' }],
        scanUnanswered: [{ press: 'button', named: 'alerts.check_again' }],
      },
    },
  },
  states: {
    checking: [],
    unread: 'transient',
    unknown: [{ text: 'monitoring.scan.failed' }, { role: 'button', text: 'data.retry', is: 'enabled' }],
    notSubscribed: ({ mayConsent }: { mayConsent: boolean }) => [
      { ...consent, is: mayConsent ? 'enabled' : 'disabled' } as const,
    ],
    subscribing: [{ ...consent, is: 'busy' }],
    checkingOutcome: [{ ...consent, is: 'busy' }],
    outcomeUnknown: [{ text: 'alerts.scan.unknown' }],
    notStarted: [{ text: 'alerts.scan.not_started' }],
    awaitingScan: [{ text: 'alerts.scan.awaiting' }],
    'scanning.brief': [{ text: 'alerts.scan.running' }, { text: 'alerts.scan.running.brief' }],
    'scanning.long': [{ text: 'alerts.scan.running.long' }],
    'scanning.veryLong': [{ text: 'alerts.scan.running.very_long' }],
    scanFailed: [{ text: 'alerts.scan.failed' }],
    scanUnanswered: [{ text: 'alerts.scan.unanswered' }],
    ready: [{ ...consent, is: 'missing' }],
  },
  actors: {
    readSubscription: {
      call: 'GET /monitoring/subscribers/*',
      document: 'Subscriber',
      answers: {
        'not subscribed': {
          ...read(false, false),
          fault: { answer: { subscribed: false, initialScan: false }, status: 200 },
        },
        'subscribed, not scanned': {
          ...read(true, false),
          fault: { answer: { subscribed: true, initialScan: false }, status: 200 },
        },
        scanned: { ...read(true, true), fault: { answer: { subscribed: true, initialScan: true }, status: 200 } },
      },
    },
    subscribe: {
      call: 'POST /owl/subscribers/*',
      document: 'Subscribe',
      answers: {
        subscribed: { data: { subscribe: { __typename: 'Subscriber', subscribed: true, initialScan: false } } },
      },
    },
    scan: {
      call: 'GET /owl/subscribers/*/scan',
      document: 'Scan',
      answers: {
        'two found': {
          data: { scan: { __typename: 'Scan', initialScan: true, found: 2 } },
          fault: { answer: { initialScan: true, found: 2 }, status: 200 },
        },
      },
    },
  },
  effects: {
    react: 'unseen',
    keepSubscription: 'unseen',
    storeFound: 'unseen',
    markAutomatic: 'unseen',
  },
});
