import type { Model } from '../../kit/model.ts';
import { createRefusal } from '../../kit/refusals.model.ts';
import { subscriberMachine } from './subscriber.machine.ts';

export const newCustomer = { known: null, autoSubscribe: false, mayConsent: true, newKey: () => 'key-1' };

export const subscriberModel = {
  machine: subscriberMachine,
  inputs: {
    'of a customer': newCustomer,
    'in a tab that knows the subscription': { ...newCustomer, known: { subscribed: true, initialScan: true } },
    'of a partner who subscribes unasked': { ...newCustomer, autoSubscribe: true },
    'to an agent': { ...newCustomer, mayConsent: false },
  },
  events: { 'consent.given': 'no payload', 'retry.requested': 'no payload' },
  answers: {
    readSubscription: {
      'not subscribed': { kind: 'read', subscribed: false, initialScan: false },
      'subscribed, not scanned': { kind: 'read', subscribed: true, initialScan: false },
      scanned: { kind: 'read', subscribed: true, initialScan: true },
      VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
    },
    subscribe: {
      subscribed: { kind: 'subscribed' },
      VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
      GENERAL_400: createRefusal('GENERAL_400'),
    },
    scan: {
      'two found': { kind: 'scanned', found: 2 },
      VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
      GENERAL_400: createRefusal('GENERAL_400'),
    },
  },
  stateKey: ({ known, autoSubscribe, mayConsent }) =>
    [known ? 'known' : '', autoSubscribe ? 'unasked' : '', mayConsent ? '' : 'reader'].filter(Boolean).join(', '),
} satisfies Model<typeof subscriberMachine>;
