import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

import {
  fieldProblems,
  isRefused,
  isRefusedForFields,
  isRefusedWith,
  type Problems,
  react,
  refusalGuards,
  refusalPorts,
  withOutput,
} from '../../answers.ts';
import type { MethodCreated, MethodEdited, MethodsRead } from '../../payouts/payouts.ts';
import { actionPort, promisePort } from '../../port.ts';
import type { ClaimPayoutSent, ClaimRead } from '../claims.ts';
import {
  type ChoiceRead,
  type Correction,
  type Creation,
  type EnteredDetails,
  emailOf,
  foundAmong,
  isSameMethod,
  isStored,
  methodIn,
  type PayoutChoice,
  type Sending,
  statusIn,
  type WhichPayout,
  withEmail,
} from './details.ts';

export type SendPayoutDetailsEvent =
  | ({ type: 'details.entered' } & EnteredDetails)
  | { type: 'retry.asked' }
  | { type: 'dialog.closed' };

/** `email`: their own. */
type SendPayoutDetailsInput = { payout: WhichPayout; email: string; newKey: () => string };

type SendPayoutDetailsContext = SendPayoutDetailsInput & {
  choice: PayoutChoice | null;
  /** The method that is being set up, until the insurer refused it. */
  creation: Creation | null;
  /** By which id the insurer has it. */
  createdId: string | null;
  /** The other e-mail address of a method that there is, until the insurer answered. */
  correction: Correction | null;
  /** What is being sent, until the insurer refused it. */
  sending: Sending | null;
  problems: Problems;
  end: SendPayoutDetailsOutput;
};

export type SendPayoutDetailsOutput = 'sent' | 'left';

/**
 * Where a payout of a claim goes to: an account that there is, or one that is set up on the way.
 *
 * One account is set up, and the payout sent once, whatever answers were lost: what came of a question is looked up before
 * anything is asked again, and an account that is there is not set up a second time.
 */
export const sendPayoutDetailsMachine = setup({
  types: {} as {
    context: SendPayoutDetailsContext;
    events: SendPayoutDetailsEvent;
    input: SendPayoutDetailsInput;
    output: SendPayoutDetailsOutput;
  },
  actors: {
    readChoice: promisePort<ChoiceRead>('readChoice'),
    createMethod: promisePort<MethodCreated, Creation>('createMethod'),
    correctMethod: promisePort<MethodEdited, Correction>('correctMethod'),
    readMethods: promisePort<MethodsRead>('readMethods'),
    sendPayout: promisePort<ClaimPayoutSent, WhichPayout & Sending>('sendPayout'),
    readClaim: promisePort<ClaimRead, { alertId: string }>('readClaim'),
  },
  actions: {
    ...refusalPorts,
    announceSent: actionPort('announceSent'),
    claimsOutdated: actionPort('claimsOutdated'),
    methodsOutdated: actionPort('methodsOutdated'),
    takeChoice: assign((_, read: ChoiceRead) => ({ choice: read.kind === 'read' ? read : null })),
    describe: assign(({ context: { choice, creation, newKey } }, entered: EnteredDetails) => {
      const method = methodIn(entered, choice?.asked ?? []);
      if (!method) return {};
      return creation && isSameMethod(creation.method, method)
        ? {}
        : { creation: { method, key: newKey() }, createdId: null };
    }),
    address: assign(({ context: { createdId, sending, newKey } }, { chosen, contactNumber }: EnteredDetails) => {
      const payoutMethodId = isStored(chosen) ? chosen : (createdId ?? '');
      const isAgain = sending?.payoutMethodId === payoutMethodId && sending.contactNumber === contactNumber;
      return { sending: isAgain ? sending : { payoutMethodId, contactNumber, key: newKey() } };
    }),
    correct: assign(({ context: { correction, newKey } }, { chosen: payoutMethodId, email }: EnteredDetails) => ({
      correction:
        correction?.payoutMethodId === payoutMethodId && correction.email === email
          ? correction
          : { payoutMethodId, email, key: newKey() },
    })),
    takeCorrected: assign(({ context: { choice, correction } }) =>
      choice && correction
        ? { choice: withEmail(choice, correction.payoutMethodId, correction.email), correction: null }
        : {},
    ),
    takeCreated: assign(({ context: { sending } }, payoutMethodId: string) => ({
      createdId: payoutMethodId,
      sending: sending && { ...sending, payoutMethodId },
    })),
  },
  guards: {
    ...refusalGuards,
    isStored: (_, { chosen }: EnteredDetails) => isStored(chosen),
    isOtherwise: ({ context: { choice, email: own } }, { chosen, email }: EnteredDetails) =>
      isStored(chosen) && choice !== null && emailOf(choice, chosen, own) !== email,
    isOffered: ({ context: { choice } }, entered: EnteredDetails) => methodIn(entered, choice?.asked ?? []) !== null,
    isCreated: ({ context: { choice, creation, createdId } }, entered: EnteredDetails) => {
      const method = methodIn(entered, choice?.asked ?? []);
      return createdId !== null && creation !== null && method !== null && isSameMethod(creation.method, method);
    },
    isThere: ({ context: { creation } }, read: MethodsRead) => idIn(read, creation) !== null,
    isSent: ({ context: { payout } }, read: ClaimRead) => statusIn(read, payout.payoutId) === 'SENT',
    isWaiting: ({ context: { payout } }, read: ClaimRead) => statusIn(read, payout.payoutId) === 'PAYMENT-DETAILS',
  },
}).createMachine({
  id: 'sendPayoutDetails',
  context: ({ input }) => ({
    ...input,
    choice: null,
    creation: null,
    createdId: null,
    correction: null,
    sending: null,
    problems: {},
    end: 'left',
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        id: 'readChoice',
        src: 'readChoice',
        onDone: [
          { guard: isRefused, target: 'failed', actions: react },
          { target: 'editing', actions: withOutput('takeChoice') },
        ],
        onError: { target: 'failed', actions: 'announceUnanswered' },
      },
      on: { 'dialog.closed': 'left' },
    },
    failed: { on: { 'retry.asked': 'loading', 'dialog.closed': 'left' } },
    editing: {
      exit: assign({ problems: {} }),
      on: {
        'details.entered': [
          {
            guard: { type: 'isOtherwise', params: ({ event }) => event },
            target: 'correcting',
            actions: [
              { type: 'correct', params: ({ event }) => event },
              { type: 'address', params: ({ event }) => event },
            ],
          },
          {
            guard: { type: 'isStored', params: ({ event }) => event },
            target: 'sending',
            actions: { type: 'address', params: ({ event }) => event },
          },
          {
            guard: { type: 'isCreated', params: ({ event }) => event },
            target: 'sending',
            actions: { type: 'address', params: ({ event }) => event },
          },
          {
            guard: { type: 'isOffered', params: ({ event }) => event },
            target: 'creating',
            actions: [
              { type: 'describe', params: ({ event }) => event },
              { type: 'address', params: ({ event }) => event },
            ],
          },
        ],
        'dialog.closed': 'left',
      },
    },
    correcting: {
      tags: 'working',
      invoke: {
        id: 'correctMethod',
        src: 'correctMethod',
        input: ({ context }) => context.correction as Correction,
        onDone: [
          {
            guard: isRefusedForFields,
            target: 'editing',
            actions: assign({ correction: null, problems: fieldProblems }),
          },
          {
            guard: isRefusedWith('PAYMENT_METHOD_NOT_FOUND'),
            target: 'choosingAnew',
            actions: [assign({ correction: null, sending: null }), react],
          },
          { guard: isRefused, target: 'editing', actions: [assign({ correction: null }), react] },
          { target: 'sending', actions: ['takeCorrected', 'methodsOutdated'] },
        ],
        // Said again it is the same.
        onError: { target: 'editing', actions: 'announceUnanswered' },
      },
    },
    creating: {
      tags: 'working',
      invoke: {
        id: 'createMethod',
        src: 'createMethod',
        input: ({ context }) => context.creation as Creation,
        onDone: [
          {
            guard: isRefusedForFields,
            target: 'editing',
            actions: assign({ creation: null, problems: fieldProblems }),
          },
          { guard: isRefusedWith('PAYOUT_EXITS'), target: 'matching', actions: react },
          { guard: isRefused, target: 'editing', actions: [assign({ creation: null }), react] },
          {
            target: 'sending',
            actions: [
              {
                type: 'takeCreated',
                params: ({ event: { output } }) => (output.kind === 'created' ? output.payoutMethodId : ''),
              },
              'methodsOutdated',
            ],
          },
        ],
        onError: 'lookingForMethod',
      },
    },
    /** The insurer has this account already: which of them is it? */
    matching: {
      tags: 'working',
      invoke: {
        id: 'readMethods',
        src: 'readMethods',
        onDone: [
          {
            guard: withOutput('isThere'),
            target: 'sending',
            actions: [
              { type: 'takeCreated', params: ({ context, event }) => idIn(event.output, context.creation) ?? '' },
              'methodsOutdated',
            ],
          },
          { target: 'editing', actions: [assign({ creation: null }), 'methodsOutdated'] },
        ],
        onError: { target: 'editing', actions: assign({ creation: null }) },
      },
    },
    /** Was it set up? */
    lookingForMethod: {
      tags: 'working',
      invoke: {
        id: 'readMethods',
        src: 'readMethods',
        onDone: [
          { guard: isRefused, target: 'methodUnknown', actions: react },
          {
            guard: withOutput('isThere'),
            target: 'sending',
            actions: [
              { type: 'takeCreated', params: ({ context, event }) => idIn(event.output, context.creation) ?? '' },
              'methodsOutdated',
            ],
          },
          // It may be described again, and goes under the same key.
          { target: 'editing', actions: 'announceUnanswered' },
        ],
        onError: 'methodUnknown',
      },
    },
    methodUnknown: { on: { 'retry.asked': 'lookingForMethod', 'dialog.closed': 'left' } },
    sending: {
      tags: 'working',
      invoke: {
        id: 'sendPayout',
        src: 'sendPayout',
        input: ({ context: { payout, sending } }) => ({ ...payout, ...(sending as Sending) }),
        onDone: [
          {
            guard: isRefusedForFields,
            target: 'editing',
            actions: assign({ sending: null, problems: fieldProblems }),
          },
          { guard: isRefusedWith('PAYOUT_NOT_FOUND', 'ALERT_NOT_FOUND'), target: 'moved', actions: 'claimsOutdated' },
          {
            guard: isRefusedWith('PAYMENT_METHOD_NOT_FOUND'),
            target: 'choosingAnew',
            actions: [assign({ creation: null, createdId: null, sending: null }), react],
          },
          { guard: isRefused, target: 'editing', actions: [assign({ sending: null }), react, 'claimsOutdated'] },
          { target: 'sent' },
        ],
        onError: 'checking',
      },
    },
    /** The account is gone: which are there? */
    choosingAnew: {
      tags: 'working',
      invoke: {
        id: 'readChoice',
        src: 'readChoice',
        onDone: [
          { guard: isRefused, target: 'editing', actions: 'methodsOutdated' },
          { target: 'editing', actions: [withOutput('takeChoice'), 'methodsOutdated'] },
        ],
        onError: { target: 'editing', actions: 'methodsOutdated' },
      },
    },
    /** How does the payout stand? */
    checking: {
      tags: 'working',
      invoke: {
        id: 'readClaim',
        src: 'readClaim',
        input: ({ context: { payout } }) => ({ alertId: payout.alertId }),
        onDone: [
          { guard: isRefused, target: 'unknown', actions: react },
          { guard: withOutput('isSent'), target: 'sent' },
          // It may be sent again under the same key.
          { guard: withOutput('isWaiting'), target: 'editing', actions: ['announceUnanswered', 'claimsOutdated'] },
          { target: 'moved', actions: 'claimsOutdated' },
        ],
        onError: 'unknown',
      },
    },
    unknown: { entry: 'claimsOutdated', on: { 'retry.asked': 'checking', 'dialog.closed': 'left' } },
    /** It waits for no details any more. */
    moved: { on: { 'dialog.closed': 'left' } },
    sent: { entry: [assign({ end: 'sent' }), 'announceSent', 'claimsOutdated'], type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context: { end } }) => end,
});

const idIn = (read: MethodsRead, creation: Creation | null): string | null =>
  read.kind === 'read' && creation ? foundAmong(read.methods, creation.method) : null;

export type SendPayoutDetailsActor = ActorRefFrom<typeof sendPayoutDetailsMachine>;
export type SendPayoutDetailsSnapshot = SnapshotFrom<typeof sendPayoutDetailsMachine>;
