import { type ActorRefFrom, setup } from 'xstate';

import { actionPort } from '../../kit/port.ts';

export type ConsentChoice = 'all' | 'necessary';

/** Times are in milliseconds since the epoch, by the portal's clock. */
export type ConsentRecord = { choice: ConsentChoice; decidedAt: number };

type CookieConsentInput = {
  /** The last choice in this browser; null if there is none, or if the record cannot be read. */
  record: ConsentRecord | null;
  now: number;
};

type CookieConsentEvent =
  | { type: 'consent.given' }
  | { type: 'consent.refused' }
  | { type: 'choice.reopened' }
  /** The visitor decided in another tab. */
  | { type: 'choice.changed'; choice: ConsentChoice };

/** A choice is valid for 31 days (spec P§9). */
export const choiceLastsMs = 31 * 24 * 3_600_000;

/** Clocks may be set back a little between two visits. A record from further ahead is damaged. */
const toleranceMs = 24 * 3_600_000;

const decide = {
  'consent.given': {
    target: 'allowed' as const,
    actions: { type: 'keepChoice' as const, params: { choice: 'all' as const } },
  },
  'consent.refused': {
    target: 'refused' as const,
    actions: { type: 'keepChoice' as const, params: { choice: 'necessary' as const } },
  },
  'choice.changed': [
    { guard: { type: 'isForAll' as const, params: choiceIn }, target: 'allowed' as const },
    { target: 'refused' as const },
  ],
};

/**
 * Asks a visitor whether optional values may be stored in this browser. Nothing optional is stored before they agree,
 * and it is deleted once they refuse. They can decide again at any time, and are asked again after 31 days.
 */
export const cookieConsentMachine = setup({
  types: {} as { context: CookieConsentInput; events: CookieConsentEvent; input: CookieConsentInput },
  actions: {
    keepChoice: actionPort<{ choice: ConsentChoice }>('keepChoice'),
    /** Stores the values held back so far, and all later ones. */
    keepOptional: actionPort('keepOptional'),
    /** Deletes the stored values and holds back all later ones. */
    forgetOptional: actionPort('forgetOptional'),
  },
  guards: {
    isForAll: (_, choice: ConsentChoice) => choice === 'all',
    isAllowed: ({ context }) => isCurrent(context) && context.record?.choice === 'all',
    isRefused: ({ context }) => isCurrent(context),
  },
}).createMachine({
  id: 'cookieConsent',
  context: ({ input }) => input,
  initial: 'looking',
  states: {
    looking: {
      always: [
        { guard: 'isAllowed', target: 'allowed' },
        { guard: 'isRefused', target: 'refused' },
        { target: 'asking', actions: 'forgetOptional' },
      ],
    },
    asking: { on: decide },
    allowed: {
      entry: 'keepOptional',
      on: { 'choice.reopened': 'asking', 'choice.changed': decide['choice.changed'] },
    },
    refused: {
      entry: 'forgetOptional',
      on: { 'choice.reopened': 'asking', 'choice.changed': decide['choice.changed'] },
    },
  },
});

export type CookieConsentActor = ActorRefFrom<typeof cookieConsentMachine>;

function isCurrent({ record, now }: CookieConsentInput): boolean {
  return record !== null && now - record.decidedAt < choiceLastsMs && record.decidedAt - now < toleranceMs;
}

function choiceIn({ event }: { event: { choice: ConsentChoice } }): ConsentChoice {
  return event.choice;
}
