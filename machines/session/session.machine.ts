import { type ActorRefFrom, assign, type SnapshotFrom } from 'xstate';

import { begin, beginAnew, getStart, HOUR, sessionSetup, storeReason, toExit } from './session.setup.ts';

/**
 * A customer's signed-in hour, counted from sign-in and never extended, not even by a reload. Two minutes before the
 * end the customer is warned.
 *
 * After the hour the customer sees this on the page where they came in; any other end leads to the front page. A
 * widget has no front page and always leaves by its own exit. If another tab ends the session without the customer's
 * request, this tab ends it for the same reason. Signing out takes effect at once, however slow the insurer is. No
 * state is final: one actor serves every session until the page is closed.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({ parent: input.parent, session: input.restored, at: input.at, reason: 'logout' }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'isRestored', target: 'signedIn' },
        // A page that is reopened after its hour says so, as if it had stayed open.
        { guard: 'isLeftOver', target: 'ending', actions: [storeReason('timeout'), 'forgetCredentials'] },
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
          after: { restOfTheHour: { target: '#session.ending', actions: storeReason('timeout') } },
          on: {
            'session.closed': { target: 'signingOut', actions: storeReason('logout') },
            'session.superseded': { target: '#session.closed', actions: [storeReason('elsewhere'), 'reportEnd'] },
            'session.forced': {
              target: '#session.ending',
              actions: [
                storeReason('forced'),
                { type: 'announceUnauthorized', params: ({ event }) => ({ code: event.code }) },
              ],
            },
            'session.endedElsewhere': [
              {
                guard: ({ event }) => event.reason === 'timeout',
                target: '#session.ending',
                actions: storeReason('timeout'),
              },
              {
                guard: ({ event }) => event.reason === 'unauthorized' || event.reason === 'forced',
                target: '#session.ending',
                actions: [storeReason('unauthorized'), { type: 'announceUnauthorized', params: {} }],
              },
              {
                guard: ({ event }) => event.reason === 'relogin',
                target: '#session.ending',
                actions: [storeReason('elsewhere'), 'announceRelogin'],
              },
              { target: '#session.ending', actions: [storeReason('elsewhere'), 'announceElsewhere'] },
            ],
            // Declared here only: the second of two parallel 401s finds the session closed and is dropped.
            'request.unauthorized': [
              {
                guard: { type: 'losesCustomer', params: ({ event }) => event.code },
                actions: [{ type: 'changeCustomer', params: '' }, ...beginAnew],
              },
              {
                target: '#session.ending',
                actions: [
                  storeReason('unauthorized'),
                  { type: 'announceUnauthorized', params: ({ event }) => ({ code: event.code }) },
                ],
              },
            ],
            'customer.changed': {
              guard: 'isAgents',
              actions: [{ type: 'changeCustomer', params: ({ event }) => event.userId }, ...beginAnew],
            },
            // The insurer does not end the session that asked for it.
            'relogin.required': { target: 'signingOut', actions: [storeReason('relogin'), 'announceRelogin'] },
            // Timers stop while a laptop sleeps; the deadline does not.
            'page.woke': {
              guard: { type: 'isPastHour', params: ({ event }) => event.at },
              target: '#session.ending',
              actions: storeReason('timeout'),
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
                  actions: storeReason('renewed'),
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
      entry: { type: 'tellOtherTabs', params: ({ context: { session, reason } }) => ({ session, reason }) },
      exit: 'reportEnd',
      always: [
        { guard: 'cameThroughWidget', target: 'closed', actions: { type: 'leaveBy', params: toExit('widget exit') } },
        {
          guard: 'timedOut',
          target: 'closed',
          actions: ['announceTimeout', { type: 'leaveBy', params: toExit('initial path') }],
        },
        { target: 'closed', actions: { type: 'leaveBy', params: toExit('front page') } },
      ],
    },
  },
});

export type SessionActor = ActorRefFrom<typeof sessionMachine>;
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

export const isSignedIn = (session: SessionSnapshot): boolean => session.matches('signedIn');

/** Returns the end of the session in milliseconds since the epoch, by the server's clock. */
export const getSessionDeadline = ({ context }: SessionSnapshot): number => getStart(context) + HOUR;
