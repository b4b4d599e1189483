import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { brokeDown, isRefused, react, withOutput } from '../../kit/refusals.ts';
import { subscriberSetup } from './subscriber.setup.ts';

/**
 * Subscribes a customer to the monitoring of their data, and makes the first scan.
 *
 * A customer consents first, unless the partner sets `autoSubscribe`. Failures raise no notice: they are
 * states, which the card shows with a retry button. A scan continues at the insurer when the customer leaves the page,
 * and requesting it again returns its result.
 */
export const subscriberMachine = subscriberSetup.createMachine({
  id: 'subscriber',
  context: ({ input }) => ({ ...input, key: input.newKey(), isAutomatic: false, found: null }),
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        id: 'readSubscription',
        src: 'readSubscription',
        onDone: [
          { guard: isRefused, target: 'unread', actions: react },
          { guard: withOutput('isReady'), target: 'ready' },
          { guard: withOutput('mayScan'), target: 'scanning' },
          { guard: withOutput('isSubscribed'), target: 'awaitingScan' },
          { guard: 'subscribesUnasked', target: 'subscribing', actions: 'markAutomatic' },
          { target: 'notSubscribed' },
        ],
        onError: 'unread',
      },
    },
    /** A failed check keeps the last known subscription. */
    unread: { always: [{ guard: 'wasReady', target: 'ready' }, { target: 'unknown' }] },
    unknown: { on: { 'retry.requested': 'checking' } },
    notSubscribed: {
      tags: 'consent',
      entry: { type: 'keepSubscription', params: { subscribed: false, initialScan: false } },
      on: { 'consent.given': { guard: 'mayConsent', target: 'subscribing' } },
    },
    subscribing: {
      tags: 'consent',
      invoke: {
        id: 'subscribe',
        src: 'subscribe',
        input: ({ context: { key } }) => ({ key }),
        onDone: [
          { guard: brokeDown, target: 'checkingOutcome', actions: react },
          { guard: isRefused, target: 'notStarted', actions: react },
          { target: 'scanning' },
        ],
        onError: 'checkingOutcome',
      },
    },
    /** Checks after a lost answer whether the subscription arrived. */
    checkingOutcome: {
      tags: 'consent',
      invoke: {
        id: 'readSubscription',
        src: 'readSubscription',
        onDone: [
          { guard: isRefused, target: 'outcomeUnknown', actions: react },
          { guard: withOutput('isReady'), target: 'ready' },
          { guard: withOutput('isSubscribed'), target: 'scanning' },
          { target: 'notStarted' },
        ],
        onError: 'outcomeUnknown',
      },
    },
    outcomeUnknown: { tags: 'consent', on: { 'retry.requested': 'checkingOutcome' } },
    /** The insurer has not subscribed the customer for certain. */
    notStarted: { tags: 'consent', on: { 'retry.requested': 'subscribing' } },
    /** The customer is subscribed but not scanned, and the user may not start the scan. */
    awaitingScan: { entry: { type: 'keepSubscription', params: { subscribed: true, initialScan: false } } },
    scanning: {
      tags: 'first scan',
      entry: { type: 'keepSubscription', params: { subscribed: true, initialScan: false } },
      initial: 'brief',
      states: {
        brief: { after: { LONG: 'long' } },
        long: { after: { VERY_LONG: 'veryLong' } },
        veryLong: {},
      },
      invoke: {
        id: 'scan',
        src: 'scan',
        onDone: [
          { guard: brokeDown, target: 'scanUnanswered', actions: react },
          { guard: isRefused, target: 'scanFailed', actions: react },
          { target: 'ready', actions: withOutput('storeFound') },
        ],
        onError: 'scanUnanswered',
      },
    },
    scanFailed: { tags: 'first scan', on: { 'retry.requested': 'scanning' } },
    /** The scan may still be running, or may have ended. */
    scanUnanswered: { tags: 'first scan', on: { 'retry.requested': 'scanning' } },
    ready: { entry: { type: 'keepSubscription', params: { subscribed: true, initialScan: true } } },
  },
});

export type SubscriberActor = ActorRefFrom<typeof subscriberMachine>;
export type SubscriberSnapshot = SnapshotFrom<typeof subscriberMachine>;
