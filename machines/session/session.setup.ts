import { type AnyActorRef, assign, sendTo, setup } from 'xstate';

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

export const HOUR = 60 * 60_000;
const WARNING = 58 * 60_000;

export const sessionSetup = setup({
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
    storeReason: assign({ reason: (_, reason: EndReason) => reason }),
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
    isPastHour: ({ context }, at: number) => at >= getStart(context) + HOUR,
    isInLastMinutes: ({ context }, at: number) => at >= getStart(context) + WARNING && at < getStart(context) + HOUR,
  },
  delays: {
    restOfTheHour: ({ context }) => Math.max(0, getStart(context) + HOUR - context.at),
    untilWarning: ({ context }) => Math.max(0, getStart(context) + WARNING - context.at),
  },
});

/** Opens the portal of the session's customer. */
export const begin = [
  {
    type: 'keepSession' as const,
    params: ({ context }: { context: SessionContext }) => ({ session: context.session }),
  },
  'reportBeginning' as const,
];

/** Opens the portal of another customer within the same hour. */
export const beginAnew = ['forgetCustomer' as const, ...begin];

/** Stores the reason for the end. */
export function storeReason(reason: EndReason) {
  return { type: 'storeReason', params: reason } as const;
}

/** Returns the parameters of `leaveBy`. */
export function toExit(exit: Exit) {
  return ({ context: { reason } }: { context: SessionContext }) => ({ exit, reason });
}

/** Returns the instant of the sign-in. */
export function getStart({ session }: SessionContext): number {
  return session?.signedInAt ?? 0;
}
