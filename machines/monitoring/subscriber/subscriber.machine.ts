import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { actionPort, promisePort } from '../../kit/port.ts';
import {
  brokeDown,
  isRefused,
  type Refused,
  react,
  refusalGuards,
  refusalPorts,
  withOutput,
} from '../../kit/refusals.ts';

/** Whether data of a customer is monitored, and whether the first scan was made. */
export type Subscription = { subscribed: boolean; initialScan: boolean };

export type SubscriptionRead = ({ kind: 'read' } & Subscription) | Refused;
/** `subscribed` is also the answer for a customer who was already subscribed. */
export type SubscribeAnswer = { kind: 'subscribed' } | Refused;
/** `found`: the number of alerts that the scan raised. */
export type ScanAnswer = { kind: 'scanned'; found: number } | Refused;

export type SubscriberEvent =
  /** The customer consents to the monitoring of their data. */
  { type: 'consent.given' } | { type: 'retry.requested' };

type SubscriberInput = {
  /** The last subscription that this tab read; null if none. */
  known: Subscription | null;
  /** Whether the partner subscribes customers without asking (theme flag `autoSubscribe`). */
  autoSubscribe: boolean;
  /** False for agents and read-only accounts: only the customer can consent. */
  mayConsent: boolean;
  newKey: () => string;
};

type SubscriberContext = SubscriberInput & {
  /** The Idempotency-Key of the subscription, the same for every retry. */
  key: string;
  /** Whether this flow subscribed the customer automatically. */
  isAutomatic: boolean;
  /** The number of alerts that this flow's scan raised; null before it ended. */
  found: number | null;
};

const both: Subscription = { subscribed: true, initialScan: true };

/**
 * Subscribes a customer to the monitoring of their data, and makes the first scan.
 *
 * A customer consents first, unless the partner sets `autoSubscribe`. Failures raise no notice: they are
 * states, which the card shows with a retry button. A scan continues at the insurer when the customer leaves the page,
 * and requesting it again returns its result.
 */
export const subscriberMachine = setup({
  types: {} as {
    context: SubscriberContext;
    events: SubscriberEvent;
    input: SubscriberInput;
    /** `consent`: the insurer is not known to have the customer's consent. `first scan`: its result is pending. */
    tags: 'consent' | 'first scan';
  },
  actors: {
    readSubscription: promisePort<SubscriptionRead>('readSubscription'),
    subscribe: promisePort<SubscribeAnswer, { key: string }>('subscribe'),
    scan: promisePort<ScanAnswer>('scan'),
  },
  actions: {
    /** Ends an expired session, and ignores any other refusal. */
    react: refusalPorts.react,
    /** Stores the subscription for this tab. */
    keepSubscription: actionPort<Subscription>('keepSubscription'),
    storeFound: assign((_, answer: ScanAnswer) => ({ found: answer.kind === 'scanned' ? answer.found : null })),
    markAutomatic: assign({ isAutomatic: true }),
  },
  guards: {
    ...refusalGuards,
    isReady: (_, answer: SubscriptionRead) => answer.kind === 'read' && answer.subscribed && answer.initialScan,
    isSubscribed: (_, answer: SubscriptionRead) => answer.kind === 'read' && answer.subscribed,
    wasReady: ({ context: { known } }) => known?.subscribed === true && known.initialScan,
    mayScan: ({ context }, answer: SubscriptionRead) =>
      context.mayConsent && answer.kind === 'read' && answer.subscribed,
    subscribesUnasked: ({ context }) => context.mayConsent && context.autoSubscribe,
    mayConsent: ({ context }) => context.mayConsent,
  },
  delays: { LONG: 10_000, VERY_LONG: 50_000 },
}).createMachine({
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
    ready: { entry: { type: 'keepSubscription', params: both } },
  },
});

export type SubscriberActor = ActorRefFrom<typeof subscriberMachine>;
export type SubscriberSnapshot = SnapshotFrom<typeof subscriberMachine>;
