import { assign, setup } from 'xstate';

import { type Bearer, bearerOf } from '#rules/session/bearer.ts';

import { isRefused, refusalGuards } from '../answers.ts';
import { actionPort, promisePort } from '../port.ts';
import type { Session } from '../session/session.ts';
import type { AccessAnswer } from '../sign-in/answers.ts';

export type WidgetHostEvent =
  | { type: 'replacement.confirmed' }
  | { type: 'replacement.declined' }
  | { type: 'retry.asked' };

type WidgetHostInput = {
  /** What the site around it handed over in the address. */
  handed: string | null;
  /** What this tab has. */
  kept: string | null;
  isSignedIn: boolean;
  /** In no frame: it may be a link that somebody sent. */
  isOnItsOwn: boolean;
};

type WidgetHostContext = { token: string | null; bearer: Bearer | null } & WidgetHostInput;

/**
 * Lets whoever another site has signed in into a part of the portal, by the token that the site hands over.
 *
 * Another token than the one that is there is another customer, or the same anew: whoever was signed in is so no longer. What
 * is no token, and what the insurer does not let in, leads out. An answer that was lost says neither, and is asked for again.
 * A link that would sign somebody else in where a customer already is asks them first.
 */
export const widgetHostMachine = setup({
  types: {} as { context: WidgetHostContext; events: WidgetHostEvent; input: WidgetHostInput },
  actors: {
    /** Lets go of who was signed in, and of what was read for them. */
    endFormer: promisePort<void>('endFormer'),
    getAccess: promisePort<AccessAnswer, { id: string }>('getAccess'),
  },
  actions: {
    keepToken: actionPort<{ token: string }>('keepToken'),
    forgetToken: actionPort('forgetToken'),
    openSession: actionPort<{ session: Session | null }>('openSession'),
    leave: actionPort('leave'),
    take: assign((_, token: string | null) => ({ token, bearer: token === null ? null : bearerOf(token) })),
    dropHanded: assign({ handed: null }),
  },
  guards: {
    ...refusalGuards,
    bringsAnother: ({ context: { handed, kept } }) => handed !== null && handed !== kept,
    mayTakeOver: ({ context: { handed, kept, isSignedIn, isOnItsOwn } }) =>
      handed !== null && handed !== kept && isSignedIn && isOnItsOwn,
    isSignedIn: ({ context }) => context.isSignedIn,
    hasToken: ({ context }) => context.kept !== null,
    isUnreadable: ({ context }) => context.bearer === null,
  },
}).createMachine({
  id: 'widgetHost',
  context: ({ input }) => ({ ...input, token: null, bearer: null }),
  initial: 'checking',
  states: {
    checking: {
      always: [
        { guard: 'mayTakeOver', target: 'asking' },
        { guard: 'bringsAnother', target: 'replacing' },
        { guard: 'isSignedIn', target: 'signedIn' },
        {
          guard: 'hasToken',
          target: 'reading',
          actions: { type: 'take', params: ({ context }) => context.kept },
        },
        { target: 'left' },
      ],
    },
    asking: {
      on: {
        'replacement.confirmed': 'replacing',
        'replacement.declined': { target: 'signedIn', actions: 'dropHanded' },
      },
    },
    replacing: {
      entry: [{ type: 'take', params: ({ context }) => context.handed }, 'dropHanded'],
      // A chart starts what it asks for before it acts: an action would let go of the token that has just been kept.
      invoke: { id: 'endFormer', src: 'endFormer', onDone: 'reading', onError: 'left' },
    },
    reading: { always: [{ guard: 'isUnreadable', target: 'left' }, { target: 'signingIn' }] },
    signingIn: {
      entry: { type: 'keepToken', params: ({ context }) => ({ token: context.token ?? '' }) },
      invoke: {
        id: 'getAccess',
        src: 'getAccess',
        input: ({ context }) => ({ id: context.bearer?.username ?? '' }),
        onDone: [
          { guard: isRefused, target: 'left' },
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
    unanswered: { on: { 'retry.asked': 'signingIn' } },
    signedIn: {},
    left: { type: 'final', entry: ['forgetToken', 'leave'] },
  },
});

/** As old as its token: to open it in another frame does not make it younger. */
function sessionOf(bearer: Bearer | null, answer: AccessAnswer): Session | null {
  if (!bearer || answer.kind !== 'granted') return null;
  const { userId, partnerId, roles, accessProfile } = answer.access;
  const { agentId, issuedAt: signedInAt } = bearer;
  return { id: userId, agentId, partnerId, roles, accessProfile, entrance: 'widget', signedInAt };
}
