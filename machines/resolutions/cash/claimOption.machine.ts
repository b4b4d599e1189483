import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

import type { Allowances } from '#schema/lifecycles.ts';

import { isRefused, isRefusedWith, react, refusalGuards, refusalPorts, withOutput } from '../../answers.ts';
import { actionPort, promisePort } from '../../port.ts';
import { foundIn, hindranceOf, statusIn } from '../case/answering.ts';
import type { CaseRead, Option, OptionAnswer, OptionChanged, Which } from '../resolutions.ts';
import { type ClaimAct, type Claimed, isOpen, isUnconfirmed } from './claim.ts';
import { type SelectPayoutOutput, selectPayoutMachine } from './selectPayout.machine.ts';

/** Sent under one Idempotency-Key, until it is known what became of it. */
type Attempt = { answer: OptionAnswer; key: string };

export type Submitted = {
  userId: string;
  resolutionType: Claimed;
  optionId: string;
  resolutionId: string | null;
} & Attempt;

export type ClaimOptionEvent =
  | { type: 'claim.made' }
  | { type: 'no.answered' }
  | { type: 'no.confirmed' }
  | { type: 'no.declined' }
  | { type: 'call.asked' }
  /** What nobody answered is sent again. */
  | { type: 'answer.repeated' }
  | { type: 'answer.reconsidered' }
  | { type: 'claim.confirmed' }
  | { type: 'retry.asked' }
  /** The case was read again. */
  | { type: 'option.read'; option: Option; allowances: Allowances };

type ClaimOptionInput = {
  option: Option;
  /** Of a combination the part that is claimed here. */
  remedy: Claimed;
  allowances: Allowances;
  which: Which;
  isPaidByPartner: boolean;
  /** Whether a payout method can be set up on the way. */
  maySetUp: boolean;
  userId: string;
  mayWrite: boolean;
  newKey: () => string;
};

type ClaimOptionContext = ClaimOptionInput & {
  attempt: Attempt | null;
  /** The confirmation's own, until it was answered: as long as there is one, it may have been paid. */
  confirmKey: string | null;
  /** What they answered had been answered elsewhere. */
  isMoved: boolean;
};

/**
 * Cash or points, claimed and confirmed.
 *
 * An answer that was lost is not a failure. The case says what came of it, and until it does nothing else is sent: what it
 * does not know of is sent again as it was, under its key, and what it has taken is not submitted a second time but confirmed.
 */
export const claimOptionMachine = setup({
  types: {} as {
    context: ClaimOptionContext;
    events: ClaimOptionEvent;
    input: ClaimOptionInput;
    children: { selectPayout: 'selectPayout' };
  },
  actors: {
    selectPayout: selectPayoutMachine,
    submit: promisePort<OptionChanged, Submitted>('submit'),
    confirm: promisePort<OptionChanged, { resolutionId: string; key: string }>('confirm'),
    readCase: promisePort<CaseRead, Which>('readCase'),
  },
  actions: {
    ...refusalPorts,
    announceSubmitted: actionPort('announceSubmitted'),
    announceConfirmed: actionPort('announceConfirmed'),
    /** Money did not go, though it was asked for: what the insurer makes of it is known in a moment. */
    announceFailed: actionPort('announceFailed'),
    /** Others show the case, too. */
    caseOutdated: actionPort('caseOutdated'),
    begin: assign(({ context: { newKey } }, answer: OptionAnswer) => ({
      attempt: { answer, key: newKey() },
      isMoved: false,
    })),
    beginPaid: assign(({ context: { newKey } }, output: SelectPayoutOutput) => ({
      attempt: {
        answer: output.kind === 'selected' && output.payoutMethodId ? { payoutMethodId: output.payoutMethodId } : {},
        key: newKey(),
      },
      isMoved: false,
    })),
    takeRead: assign(({ context: { option } }, read: CaseRead) => foundIn(read, option) ?? {}),
    takeChange: assign(({ context: { option } }, changed: OptionChanged) =>
      changed.kind === 'changed'
        ? { option: { ...option, status: changed.status, resolutionId: changed.resolutionId } }
        : {},
    ),
    settle: assign({ attempt: null, isMoved: false }),
    letGo: assign({ attempt: null }),
    settleConfirmation: assign({ confirmKey: null }),
    noteMoved: assign({ attempt: null, confirmKey: null, isMoved: true }),
  },
  guards: {
    ...refusalGuards,
    isFree: ({ context }, act: ClaimAct) => hindranceOf(context, context.remedy, act) === null,
    isFreeInPoints: ({ context }) =>
      context.remedy === 'POINTS' && hindranceOf(context, 'POINTS', 'customer.claim') === null,
    isSelected: (_, output: SelectPayoutOutput) => output.kind === 'selected',
    isOpen: ({ context: { option, remedy } }) => isOpen(option, remedy),
    isUnconfirmed: ({ context: { option, remedy } }) => isUnconfirmed(option, remedy),
    wantsConfirmation: ({ context: { option, remedy } }, changed: OptionChanged) =>
      changed.kind === 'changed' && isUnconfirmed({ ...option, ...changed }, remedy),
    hasFailed: (_, changed: OptionChanged) => statusIn(changed) === 'Failed',
    isConfirmed: (_, changed: OptionChanged) => statusIn(changed) === 'Confirmed',
    isNews: ({ context }, { option }: { option: Option }) =>
      option.status !== context.option.status || option.resolutionId !== context.option.resolutionId,
    isListed: ({ context }, read: CaseRead) => foundIn(read, context.option) !== null,
    /** What was sent did not arrive. */
    isAsBefore: ({ context: { option, attempt } }, read: CaseRead) =>
      attempt !== null && foundIn(read, option)?.option.status === option.status,
    /** The confirmation that nobody answered was heard. */
    isPaid: ({ context: { option, confirmKey } }, read: CaseRead) =>
      confirmKey !== null && foundIn(read, option)?.option.status === 'Confirmed',
    /** It may be confirmed under the same key again. */
    isStillOpen: ({ context: { option, remedy } }, read: CaseRead) => {
      const found = foundIn(read, option);
      return found !== null && isUnconfirmed(found.option, remedy);
    },
  },
}).createMachine({
  id: 'claimOption',
  context: ({ input }) => ({ ...input, attempt: null, confirmKey: null, isMoved: false }),
  initial: 'byStatus',
  on: {
    'option.read': [
      {
        guard: { type: 'isNews', params: ({ event }) => event },
        target: '.byStatus',
        actions: [
          assign(({ event: { option, allowances } }) => ({ option, allowances })),
          'settle',
          'settleConfirmation',
        ],
      },
      { actions: assign(({ event: { option, allowances } }) => ({ option, allowances })) },
    ],
  },
  states: {
    byStatus: {
      always: [
        { guard: 'isOpen', target: 'offered' },
        { guard: 'isUnconfirmed', target: 'unconfirmed' },
        { target: 'shown' },
      ],
    },
    offered: {
      on: {
        'claim.made': [
          { guard: 'isFreeInPoints', target: 'submitting', actions: { type: 'begin', params: {} } },
          { guard: { type: 'isFree', params: 'customer.claim' }, target: 'selecting' },
        ],
        'no.answered': { guard: { type: 'isFree', params: 'customer.no' }, target: 'sure' },
        'call.asked': {
          guard: { type: 'isFree', params: 'customer.callMe' },
          target: 'submitting',
          actions: { type: 'begin', params: { callMe: true } },
        },
      },
    },
    /** Where the money goes. */
    selecting: {
      invoke: {
        id: 'selectPayout',
        src: 'selectPayout',
        input: ({ context: { isPaidByPartner, maySetUp, newKey } }) => ({ isPaidByPartner, maySetUp, newKey }),
        onDone: [
          { guard: withOutput('isSelected'), target: 'submitting', actions: withOutput('beginPaid') },
          { target: 'offered' },
        ],
      },
    },
    /** Who says no cannot take it back. */
    sure: {
      on: {
        'no.confirmed': { target: 'submitting', actions: { type: 'begin', params: { rejected: true } } },
        'no.declined': 'offered',
      },
    },
    submitting: {
      tags: 'working',
      // Whatever is read meanwhile may be older than what the answer says.
      on: { 'option.read': {} },
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context: { userId, remedy, option, attempt } }) => ({
          userId,
          resolutionType: remedy,
          optionId: option.optionId,
          resolutionId: option.resolutionId,
          ...(attempt as Attempt),
        }),
        onDone: [
          {
            guard: isRefusedWith('INVALID_RESOLUTION_TYPE'),
            target: 'reconciling',
            actions: 'noteMoved',
          },
          { guard: isRefused, target: 'byStatus', actions: ['settle', react, 'caseOutdated'] },
          {
            guard: withOutput('wantsConfirmation'),
            target: 'confirming',
            actions: [withOutput('takeChange'), 'settle'],
          },
          {
            target: 'byStatus',
            actions: [withOutput('takeChange'), 'settle', 'announceSubmitted', 'caseOutdated'],
          },
        ],
        onError: 'reconciling',
      },
    },
    confirming: {
      tags: 'working',
      entry: assign({ confirmKey: ({ context: { confirmKey, newKey } }) => confirmKey ?? newKey(), isMoved: false }),
      on: { 'option.read': {} },
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: ({ context: { option, confirmKey } }) => ({
          resolutionId: option.resolutionId ?? '',
          key: confirmKey ?? '',
        }),
        onDone: [
          {
            guard: isRefusedWith('INVALID_RESOLUTION_TYPE'),
            target: 'reconciling',
            actions: 'noteMoved',
          },
          { guard: isRefused, target: 'byStatus', actions: ['settleConfirmation', react, 'caseOutdated'] },
          {
            guard: withOutput('hasFailed'),
            target: 'byStatus',
            actions: [withOutput('takeChange'), 'settleConfirmation', 'announceFailed'],
          },
          {
            guard: withOutput('isConfirmed'),
            target: 'byStatus',
            actions: [withOutput('takeChange'), 'settleConfirmation', 'announceConfirmed', 'caseOutdated'],
          },
          { target: 'byStatus', actions: [withOutput('takeChange'), 'settleConfirmation', 'caseOutdated'] },
        ],
        onError: 'reconciling',
      },
    },
    /** How does it stand? */
    reconciling: {
      tags: 'working',
      on: { 'option.read': {} },
      invoke: {
        id: 'readCase',
        src: 'readCase',
        input: ({ context: { which } }) => which,
        onDone: [
          { guard: isRefused, target: 'unknown', actions: react },
          { guard: withOutput('isAsBefore'), target: 'missing', actions: [withOutput('takeRead'), 'caseOutdated'] },
          {
            guard: withOutput('isPaid'),
            target: 'byStatus',
            actions: [withOutput('takeRead'), 'letGo', 'settleConfirmation', 'announceConfirmed', 'caseOutdated'],
          },
          {
            guard: withOutput('isStillOpen'),
            target: 'byStatus',
            actions: [withOutput('takeRead'), 'letGo', 'caseOutdated'],
          },
          {
            guard: withOutput('isListed'),
            target: 'byStatus',
            actions: [withOutput('takeRead'), 'letGo', 'settleConfirmation', 'caseOutdated'],
          },
          { target: 'unknown' },
        ],
        onError: 'unknown',
      },
    },
    unknown: { tags: 'unsettled', on: { 'retry.asked': 'reconciling' } },
    /** The insurer has not heard of it. */
    missing: {
      tags: 'unsettled',
      on: {
        'answer.repeated': 'submitting',
        'answer.reconsidered': { target: 'byStatus', actions: 'settle' },
      },
    },
    unconfirmed: {
      on: { 'claim.confirmed': { guard: { type: 'isFree', params: 'customer.confirm' }, target: 'confirming' } },
    },
    /** A card says how it stands. */
    shown: {},
  },
});

export type ClaimOptionActor = ActorRefFrom<typeof claimOptionMachine>;
export type ClaimOptionSnapshot = SnapshotFrom<typeof claimOptionMachine>;
