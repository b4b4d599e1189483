import { assign, setup } from 'xstate';

import { actionPort, promisePort } from '../../kit/port.ts';
import { type Refused, refusalGuards, refusalPorts } from '../../kit/refusals.ts';

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

export const subscriberSetup = setup({
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
});
