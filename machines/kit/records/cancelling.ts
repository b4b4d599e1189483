import { assign, setup } from 'xstate';

import type { Code } from '#schema/errors.ts';
import { actionPort, promisePort } from '../port.ts';
import {
  getRefusalCode,
  hasRefusalCode,
  isRefused,
  type Refused,
  react,
  refusalGuards,
  refusalPorts,
  withOutput,
} from '../refusals.ts';

/** `gone`: the insurance no longer exists. Some insurers have no code for that, so the port decides. */
export type Cancelled = { kind: 'cancelled' } | { kind: 'gone' } | Refused;

/** Keeps one Idempotency-Key until the outcome is known. */
export type Cancellation = { id: string; key: string };

type CancellingEvent =
  | { type: 'cancellation.requested' }
  | { type: 'cancellation.confirmed' }
  | { type: 'cancellation.declined' }
  /** A list that was read later no longer contains it. */
  | { type: 'insurance.missed' }
  | { type: 'dialog.closed' };

type CancellingInput = { id: string; newKey: () => string };

type CancellingContext = CancellingInput & {
  key: string | null;
  /** Whether an answer was lost. If a list no longer contains the insurance then, it was cancelled here. */
  isUnsure: boolean;
};

/** `gone`: cancelled elsewhere in the meantime. */
export type CancellingOutput = 'cancelled' | 'gone' | 'left';

type Cancelling = {
  id: string;
  /** Undefined if the insurer has no such code. */
  notFound?: Code;
  /** The code for an insurance that cannot be cancelled at the moment. */
  locked: Code;
};

/**
 * Creates a machine that cancels an insurance after a confirmation. After a lost answer it does not claim that the
 * insurance still exists; the next list may show that it is gone.
 */
export const cancelling = ({ id, notFound, locked }: Cancelling) =>
  setup({
    types: {} as {
      context: CancellingContext;
      events: CancellingEvent;
      input: CancellingInput;
      output: CancellingOutput;
    },
    actors: {
      cancel: promisePort<Cancelled, Cancellation>('cancel'),
    },
    actions: {
      ...refusalPorts,
      announceCancelled: actionPort('announceCancelled'),
      announceGone: actionPort('announceGone'),
    },
    guards: {
      ...refusalGuards,
      isUnsure: ({ context }) => context.isUnsure,
      // A failure says nothing about the outcome of an earlier request.
      isUnclearStill: ({ context: { isUnsure } }, answer: Cancelled) => isUnsure && isFailure(answer),
      isGone: (_, answer: Cancelled) =>
        answer.kind === 'gone' || (notFound !== undefined && getRefusalCode(answer) === notFound),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ ...input, key: null, isUnsure: false }),
    initial: 'details',
    states: {
      details: {
        on: { 'cancellation.requested': 'areYouSure', 'insurance.missed': 'missed', 'dialog.closed': 'left' },
      },
      areYouSure: {
        on: {
          'cancellation.confirmed': {
            target: 'cancelling',
            actions: assign({ key: ({ context: { key, newKey } }) => key ?? newKey() }),
          },
          'cancellation.declined': 'details',
          'insurance.missed': 'missed',
        },
      },
      cancelling: {
        tags: 'working',
        invoke: {
          id: 'cancel',
          src: 'cancel',
          input: ({ context: { id, key } }) => ({ id, key: key ?? '' }),
          onDone: [
            { guard: withOutput('isGone'), target: 'missed' },
            { guard: hasRefusalCode(locked), target: 'locked' },
            { guard: withOutput('isUnclearStill'), target: 'unanswered', actions: react },
            { guard: isRefused, target: 'details', actions: [assign({ key: null }), react] },
            { target: 'cancelled' },
          ],
          onError: { target: 'unanswered', actions: [assign({ isUnsure: true }), 'announceUnanswered'] },
        },
      },
      /** The insurance may already be cancelled. */
      unanswered: {
        on: { 'cancellation.confirmed': 'cancelling', 'insurance.missed': 'cancelled', 'dialog.closed': 'left' },
      },
      missed: { always: [{ guard: 'isUnsure', target: 'cancelled' }, { target: 'gone' }] },
      /** Too late or too early to cancel. */
      locked: { on: { 'dialog.closed': 'left' } },
      cancelled: { entry: 'announceCancelled', type: 'final', output: 'cancelled' },
      gone: { entry: 'announceGone', type: 'final', output: 'gone' },
      left: { type: 'final', output: 'left' },
    },
    output: ({ event }) => event.output as CancellingOutput,
  });

const isFailure = (answer: Cancelled): boolean =>
  answer.kind === 'refused' &&
  (answer.reaction.kind === 'error' || ['VENDOR_ERROR', 'GENERAL_400'].includes(getRefusalCode(answer) ?? ''));

export type CancellingMachine = ReturnType<typeof cancelling>;
