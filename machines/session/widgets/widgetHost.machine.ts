import { assign, setup } from 'xstate';

import { type Bearer, parseBearer } from '#rules/session/bearer.ts';
import { actionPort, promisePort } from '../../kit/port.ts';
import { isRefused, refusalGuards } from '../../kit/refusals.ts';
import type { AccessAnswer } from '../../sign-in/answers.ts';
import type { Session } from '../session.ts';

export type WidgetHostEvent =
  | { type: 'replacement.confirmed' }
  | { type: 'replacement.declined' }
  | { type: 'retry.requested' };

type WidgetHostInput = {
  /** The token in the address, handed over by the embedding site. */
  handed: string | null;
  kept: string | null;
  isSignedIn: boolean;
  /** Whether the page is outside of a frame, so that its address may be a link from anybody. */
  isOnItsOwn: boolean;
};

type SignInError = 'no-token' | 'token-refused' | 'no-answer';

type WidgetHostContext = { token: string | null; bearer: Bearer | null } & WidgetHostInput;

/**
 * Signs a customer in to a part of the portal, by the token that the embedding site hands over in the address.
 *
 * A new token replaces the session of this tab. A string that is no token, or a token that the insurer refuses, leads
 * to the exit. After a lost answer the customer can try again.
 *
 * Only sites that the partner allows can frame the portal. Outside of a frame the address may come from anybody, so a
 * new token needs the customer's consent: otherwise a link could sign them in to the account of an attacker. A string
 * that is no token is ignored there, so that a link cannot end a session either.
 */
export const widgetHostMachine = setup({
  types: {} as { context: WidgetHostContext; events: WidgetHostEvent; input: WidgetHostInput },
  actors: {
    /** Ends the previous session and drops the data read for it. */
    endFormer: promisePort<void>('endFormer'),
    getAccess: promisePort<AccessAnswer, { id: string }>('getAccess'),
  },
  actions: {
    keepToken: actionPort<{ token: string }>('keepToken'),
    forgetToken: actionPort('forgetToken'),
    openSession: actionPort<{ session: Session | null }>('openSession'),
    /** Tells the site around the frame why its customer is not signed in. */
    reportError: actionPort<{ reason: SignInError }>('reportError'),
    leave: actionPort('leave'),
    storeToken: assign((_, token: string | null) => ({ token, bearer: token === null ? null : parseBearer(token) })),
    dropHanded: assign({ handed: null }),
  },
  guards: {
    ...refusalGuards,
    bringsAnother: ({ context: { handed, kept } }) => handed !== null && handed !== kept,
    needsConsent: ({ context: { handed, kept, isOnItsOwn } }) => isOnItsOwn && handed !== null && handed !== kept,
    isSignedIn: ({ context }) => context.isSignedIn,
    hasToken: ({ context }) => context.kept !== null,
    isUnreadable: ({ context }) => context.bearer === null,
  },
}).createMachine({
  id: 'widgetHost',
  context: ({ input }) => ({ ...input, handed: handedTokenOf(input), token: null, bearer: null }),
  initial: 'checking',
  states: {
    checking: {
      always: [
        { guard: 'needsConsent', target: 'asking' },
        { guard: 'bringsAnother', target: 'replacing' },
        { guard: 'isSignedIn', target: 'signedIn' },
        {
          guard: 'hasToken',
          target: 'reading',
          actions: { type: 'storeToken', params: ({ context }) => context.kept },
        },
        { target: 'left', actions: because('no-token') },
      ],
    },
    asking: {
      on: {
        'replacement.confirmed': 'replacing',
        'replacement.declined': { target: 'checking', actions: 'dropHanded' },
      },
    },
    replacing: {
      entry: [{ type: 'storeToken', params: ({ context }) => context.handed }, 'dropHanded'],
      // XState starts invoked actors before entry actions run, so an entry action would delete the token that was just
      // stored.
      invoke: { id: 'endFormer', src: 'endFormer', onDone: 'reading', onError: 'left' },
    },
    reading: {
      always: [{ guard: 'isUnreadable', target: 'left', actions: because('no-token') }, { target: 'signingIn' }],
    },
    signingIn: {
      entry: { type: 'keepToken', params: ({ context }) => ({ token: context.token ?? '' }) },
      invoke: {
        id: 'getAccess',
        src: 'getAccess',
        input: ({ context }) => ({ id: context.bearer?.username ?? '' }),
        onDone: [
          { guard: isRefused, target: 'left', actions: because('token-refused') },
          {
            target: 'signedIn',
            actions: {
              type: 'openSession',
              params: ({ context, event }) => ({ session: sessionOf(context.bearer, event.output) }),
            },
          },
        ],
        onError: 'unanswered',
      },
    },
    unanswered: { entry: because('no-answer'), on: { 'retry.requested': 'signingIn' } },
    signedIn: {},
    left: { type: 'final', entry: ['forgetToken', 'leave'] },
  },
});

function because(reason: SignInError) {
  return { type: 'reportError', params: { reason } } as const;
}

function handedTokenOf({ handed, isOnItsOwn }: WidgetHostInput): string | null {
  return isOnItsOwn && handed !== null && parseBearer(handed) === null ? null : handed;
}

/** Dates from when the token was issued: opening it in another frame does not extend it. */
function sessionOf(bearer: Bearer | null, answer: AccessAnswer): Session | null {
  if (!bearer || answer.kind !== 'granted') return null;
  const { userId, partnerId, roles, accessProfile } = answer.access;
  const { agentId, issuedAt: signedInAt } = bearer;
  return { id: userId, agentId, partnerId, roles, accessProfile, entrance: 'widget', signedInAt };
}
