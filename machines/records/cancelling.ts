import { assign, setup } from 'xstate';

import type { Code } from '#schema/errors.ts';

import {
  codeIn,
  isRefused,
  isRefusedWith,
  type Refused,
  react,
  refusalGuards,
  refusalPorts,
  withOutput,
} from '../answers.ts';
import { actionPort, promisePort } from '../port.ts';

/** `gone`: it is not there any more, by whatever that is known where the insurer has no code for it. */
export type Cancelled = { kind: 'cancelled' } | { kind: 'gone' } | Refused;

/** Sent under one Idempotency-Key, until it is known what became of it. */
export type Cancellation = { id: string; key: string };

type CancellingEvent =
  | { type: 'cancellation.requested' }
  | { type: 'cancellation.confirmed' }
  | { type: 'cancellation.declined' }
  /** A list that was read since is without it. */
  | { type: 'insurance.missed' }
  | { type: 'dialog.closed' };

type CancellingInput = { id: string; newKey: () => string };

type CancellingContext = CancellingInput & {
  /** The Idempotency-Key, until it is known what became of it. */
  key: string | null;
  /** An answer was lost: where it is missed from then on, it was cancelled here. */
  isUnsure: boolean;
  end: CancellingOutput;
};

/** `gone`: cancelled meanwhile, elsewhere. */
export type CancellingOutput = 'cancelled' | 'gone' | 'left';

type Cancelling = {
  id: string;
  /** Undefined where the insurer has none. */
  notFound?: Code;
  /** It cannot be cancelled as things stand. */
  locked: Code;
};

/**
 * The machine that cancels an insurance. None is cancelled before it was asked twice. Where no answer came nobody says that it
 * is still insured; the next list of what is may tell that it is not.
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
      // A failure says nothing of what was asked before it.
      isUnclearStill: ({ context: { isUnsure } }, answer: Cancelled) => isUnsure && isFailure(answer),
      isGone: (_, answer: Cancelled) =>
        answer.kind === 'gone' || (notFound !== undefined && codeIn(answer) === notFound),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ ...input, key: null, isUnsure: false, end: 'left' }),
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
            { guard: isRefusedWith(locked), target: 'locked' },
            { guard: withOutput('isUnclearStill'), target: 'unanswered', actions: react },
            { guard: isRefused, target: 'details', actions: [assign({ key: null }), react] },
            { target: 'cancelled' },
          ],
          onError: { target: 'unanswered', actions: [assign({ isUnsure: true }), 'announceUnanswered'] },
        },
      },
      /** It may be cancelled already. */
      unanswered: {
        on: { 'cancellation.confirmed': 'cancelling', 'insurance.missed': 'cancelled', 'dialog.closed': 'left' },
      },
      missed: { always: [{ guard: 'isUnsure', target: 'cancelled' }, { target: 'gone' }] },
      /** It is too late, or too early. */
      locked: { on: { 'dialog.closed': 'left' } },
      cancelled: { entry: [assign({ end: 'cancelled' }), 'announceCancelled'], type: 'final' },
      gone: { entry: [assign({ end: 'gone' }), 'announceGone'], type: 'final' },
      left: { type: 'final' },
    },
    output: ({ context: { end } }) => end,
  });

const isFailure = (answer: Cancelled): boolean =>
  answer.kind === 'refused' &&
  (answer.reaction.kind === 'error' || ['VENDOR_ERROR', 'GENERAL_400'].includes(codeIn(answer) ?? ''));

export type CancellingMachine = ReturnType<typeof cancelling>;
