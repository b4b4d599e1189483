import { type ActorRefFrom, type AnyActorRef, assign, type SnapshotFrom, sendTo, setup } from 'xstate';

import { actionPort } from '../kit/port.ts';
import { isActing, type Session } from './session.ts';

export type Exit = 'initial path' | 'front page' | 'widget exit';

/**
 * Reasons that another tab gives for the end of its session. `renewed`: the customer signs in again before the hour is
 * over.
 */
export type ToldReason = 'timeout' | 'unauthorized' | 'forced' | 'relogin' | 'renewed' | 'logout';

export type EndReason = ToldReason | 'elsewhere';

/** Instants are milliseconds since the epoch, by the server's clock. */
export type SessionEvent =
  | { type: 'session.opened'; session: Session; at: number }
  | { type: 'session.closed' }
  /** Another user is about to be signed in, in this tab. */
  | { type: 'session.superseded' }
  | { type: 'session.forced'; code: string }
  | { type: 'session.endedElsewhere'; reason: ToldReason }
  | { type: 'request.unauthorized'; code?: string }
  | { type: 'relogin.required' }
  /** An agent switches to another customer, or to none if the id is empty. */
  | { type: 'customer.changed'; userId: string }
  | { type: 'page.woke'; at: number }
  | { type: 'warning.understood' }
  /** Signs out at once, to begin a new hour on the same page. */
  | { type: 'session.renewed' };

export type SessionFact = { type: 'session.began'; session: Session } | { type: 'session.ended'; reason: EndReason };

type SessionInput = { parent: AnyActorRef; restored: Session | null; at: number };

type SessionContext = {
  parent: AnyActorRef;
  session: Session | null;
  at: number;
  reason: EndReason;
};

const HOUR = 60 * 60_000;
const WARNING = 58 * 60_000;

const begin = [
  {
    type: 'keepSession' as const,
    params: ({ context }: { context: SessionContext }) => ({ session: context.session }),
  },
  'reportBeginning' as const,
];

/** Opens another customer's portal within the same hour. */
const anew = ['forgetCustomer' as const, ...begin];

/**
 * A customer's signed-in hour, counted from sign-in and never extended, not even by a reload. Two minutes before the
 * end the customer is warned.
 *
 * After the hour the customer sees this on the page where they came in; any other end leads to the front page. A
 * widget has no front page and always leaves by its own exit. If another tab ends the session without the customer's
 * request, this tab ends it for the same reason. Signing out takes effect at once, however slow the insurer is. No
 * state is final: one actor serves every session until the page is closed.
 */
export const sessionMachine = setup({
  types: {} as { context: SessionContext; events: SessionEvent; input: SessionInput },
  actions: {
    /** Tells the insurer, without waiting for its answer. */
    logOut: actionPort('logOut'),
    keepSession: actionPort<{ session: Session | null }>('keepSession'),
    forgetCredentials: actionPort('forgetCredentials'),
    /** Drops the customer's data, loaded or stored. */
    forgetCustomer: actionPort('forgetCustomer'),
    leaveBy: actionPort<{ exit: Exit; reason: EndReason }>('leaveBy'),
    announceTimeout: actionPort('announceTimeout'),
    announceUnauthorized: actionPort<{ code?: string | undefined }>('announceUnauthorized'),
    /** The customer signed out in another tab. */
    announceElsewhere: actionPort('announceElsewhere'),
    announceRelogin: actionPort('announceRelogin'),
    tellOtherTabs: actionPort<{ session: Session | null; reason: EndReason }>('tellOtherTabs'),
    reportBeginning: sendTo(
      ({ context }) => context.parent,
      ({ context }) => ({ type: 'session.began', session: context.session }),
    ),
    reportEnd: sendTo(
      ({ context }) => context.parent,
      ({ context }) => ({ type: 'session.ended', reason: context.reason }) satisfies SessionFact,
    ),
    changeCustomer: assign(({ context: { session } }, id: string) => ({ session: session && { ...session, id } })),
    endBecause: assign({ reason: (_, reason: EndReason) => reason }),
  },
  guards: {
    isRestored: ({ context }) => context.session !== null && context.at < context.session.signedInAt + HOUR,
    isLeftOver: ({ context }) => context.session !== null,
    cameThroughWidget: ({ context }) => context.session?.entrance === 'widget',
    cameThroughSignIn: ({ context }) => context.session?.entrance === 'user',
    isAgents: ({ context }) => Boolean(context.session?.agentId),
    /**
     * The insurer no longer lets the agent act for this customer: the agent stays signed in. An agent who acts for no
     * customer is denied access themselves.
     */
    losesCustomer: ({ context: { session } }, code: string | undefined) =>
      code === 'ACCESS_DENIED' && session !== null && isActing(session),
    timedOut: ({ context }) => context.reason === 'timeout',
    isPastHour: ({ context }, at: number) => at >= startOf(context) + HOUR,
    isInLastMinutes: ({ context }, at: number) => at >= startOf(context) + WARNING && at < startOf(context) + HOUR,
  },
  delays: {
    restOfTheHour: ({ context }) => Math.max(0, startOf(context) + HOUR - context.at),
    untilWarning: ({ context }) => Math.max(0, startOf(context) + WARNING - context.at),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ parent: input.parent, session: input.restored, at: input.at, reason: 'logout' }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'isRestored', target: 'signedIn' },
        // A page that is reopened after its hour says so, as if it had stayed open.
        { guard: 'isLeftOver', target: 'ending', actions: [because('timeout'), 'forgetCredentials'] },
        { target: 'closed' },
      ],
    },
    closed: {
      entry: assign({ session: null }),
      on: {
        'session.opened': {
          target: 'signedIn',
          actions: assign({ session: ({ event }) => event.session, at: ({ event }) => event.at }),
        },
      },
    },
    signedIn: {
      entry: begin,
      exit: 'forgetCredentials',
      initial: 'open',
      states: {
        open: {
          initial: 'calm',
          after: {
            restOfTheHour: { target: '#session.ending', actions: because('timeout') },
          },
          on: {
            'session.closed': { target: 'signingOut', actions: because('logout') },
            'session.superseded': { target: '#session.closed', actions: [because('elsewhere'), 'reportEnd'] },
            'session.forced': {
              target: '#session.ending',
              actions: [
                because('forced'),
                { type: 'announceUnauthorized', params: ({ event }) => ({ code: event.code }) },
              ],
            },
            'session.endedElsewhere': [
              {
                guard: ({ event }) => event.reason === 'timeout',
                target: '#session.ending',
                actions: because('timeout'),
              },
              {
                guard: ({ event }) => event.reason === 'unauthorized' || event.reason === 'forced',
                target: '#session.ending',
                actions: [because('unauthorized'), { type: 'announceUnauthorized', params: {} }],
              },
              {
                guard: ({ event }) => event.reason === 'relogin',
                target: '#session.ending',
                actions: [because('elsewhere'), 'announceRelogin'],
              },
              { target: '#session.ending', actions: [because('elsewhere'), 'announceElsewhere'] },
            ],
            // Declared here only: the second of two parallel 401s finds the session closed and is dropped.
            'request.unauthorized': [
              {
                guard: { type: 'losesCustomer', params: ({ event }) => event.code },
                actions: [{ type: 'changeCustomer', params: '' }, ...anew],
              },
              {
                target: '#session.ending',
                actions: [
                  because('unauthorized'),
                  { type: 'announceUnauthorized', params: ({ event }) => ({ code: event.code }) },
                ],
              },
            ],
            'customer.changed': {
              guard: 'isAgents',
              actions: [{ type: 'changeCustomer', params: ({ event }) => event.userId }, ...anew],
            },
            // The insurer does not end the session that asked for it.
            'relogin.required': {
              target: 'signingOut',
              actions: [because('relogin'), 'announceRelogin'],
            },
            // Timers stop while a laptop sleeps; the deadline does not.
            'page.woke': {
              guard: { type: 'isPastHour', params: ({ event }) => event.at },
              target: '#session.ending',
              actions: because('timeout'),
            },
          },
          states: {
            calm: {
              after: { untilWarning: 'warned' },
              on: {
                'page.woke': { guard: { type: 'isInLastMinutes', params: ({ event }) => event.at }, target: 'warned' },
              },
            },
            warned: {
              on: {
                'warning.understood': 'informed',
                // Only the host of a widget can sign its customer in again.
                'session.renewed': {
                  guard: 'cameThroughSignIn',
                  target: '#session.signedIn.signingOut',
                  actions: because('renewed'),
                },
              },
            },
            informed: {},
          },
        },
        // Runs before the token is deleted, because signing out needs it.
        signingOut: { entry: 'logOut', always: '#session.ending' },
      },
    },
    ending: {
      entry: {
        type: 'tellOtherTabs',
        params: ({ context }) => ({ session: context.session, reason: context.reason }),
      },
      exit: 'reportEnd',
      always: [
        {
          guard: 'cameThroughWidget',
          target: 'closed',
          actions: { type: 'leaveBy', params: leavingBy('widget exit') },
        },
        {
          guard: 'timedOut',
          target: 'closed',
          actions: ['announceTimeout', { type: 'leaveBy', params: leavingBy('initial path') }],
        },
        { target: 'closed', actions: { type: 'leaveBy', params: leavingBy('front page') } },
      ],
    },
  },
});

export type SessionActor = ActorRefFrom<typeof sessionMachine>;
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

export const isSignedIn = (session: SessionSnapshot): boolean => session.matches('signedIn');

/** Returns the end of the session in milliseconds since the epoch, by the server's clock. */
export const getSessionDeadline = ({ context }: SessionSnapshot): number => startOf(context) + HOUR;

function because(reason: EndReason) {
  return { type: 'endBecause', params: reason } as const;
}

function leavingBy(exit: Exit) {
  return ({ context: { reason } }: { context: SessionContext }) => ({ exit, reason });
}

function startOf({ session }: SessionContext): number {
  return session?.signedInAt ?? 0;
}
