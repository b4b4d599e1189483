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
  isAsMeant,
  isSameMethod,
  methodIn,
  methodOf,
  type PayoutChoice,
  type Sending,
  statusIn,
  type WhichPayout,
  withEmail,
} from './details.ts';

export type SendPayoutDetailsEvent =
  | ({ type: 'details.entered' } & EnteredDetails)
  | { type: 'retry.asked' }
  /** What the insurer has not heard of is sent again as it was. */
  | { type: 'details.repeated' }
  | { type: 'details.reconsidered' }
  | { type: 'dialog.closed' };

type SendPayoutDetailsInput = {
  payout: WhichPayout;
  /** Their own. */
  email: string;
  /** Whether they may change an account that there is. */
  mayCorrect: boolean;
  newKey: () => string;
};

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
  /** What the insurer had not heard of goes once more. */
  isRepeat: boolean;
  /** No answer came to something that was sent: it may arrive yet. */
  isUnheard: boolean;
  /** The accounts there are have changed, and which one it goes to is asked anew. */
  isOther: boolean;
  problems: Problems;
  end: SendPayoutDetailsOutput;
};

export type SendPayoutDetailsOutput = 'sent' | 'left';

/**
 * Where a payout of a claim goes to: an account that there is, or one that is set up on the way.
 *
 * One account is set up, and the payout sent once, whatever answers were lost: what came of a question is looked up before
 * anything is asked again, and an account that is there is not set up a second time. Nothing goes to an account that is not
 * the one that was shown or described any more.
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
    /** It is sent; by whom, and to which account, nobody here has heard. */
    announceArrived: actionPort('announceArrived'),
    claimsOutdated: actionPort('claimsOutdated'),
    methodsOutdated: actionPort('methodsOutdated'),
    takeChoice: assign((_, read: ChoiceRead) => ({ choice: read.kind === 'read' ? read : null })),
    describe: assign(({ context: { choice, creation, newKey } }, entered: EnteredDetails) => {
      const method = methodIn(entered, choice?.asked ?? []);
      if (!method) return {};
      return creation && isSameMethod(creation.method, method)
        ? {}
        : { creation: { method, key: newKey() }, createdId: null, correction: null };
    }),
    address: assign(
      ({ context: { choice, createdId, sending, newKey } }, { chosen, contactNumber }: EnteredDetails) => {
        const payoutMethodId = isListed(choice, chosen) ? chosen : (createdId ?? '');
        const isAgain = sending?.payoutMethodId === payoutMethodId && sending.contactNumber === contactNumber;
        return {
          sending: isAgain ? sending : { payoutMethodId, contactNumber, key: newKey() },
          isRepeat: false,
          isOther: false,
        };
      },
    ),
    correct: assign(({ context }, { chosen, email }: EnteredDetails) => {
      const { choice, correction, createdId, newKey } = context;
      const payoutMethodId = isListed(choice, chosen) ? chosen : createdId;
      if (correction?.payoutMethodId === payoutMethodId && correction.email === email) return {};
      const isOtherwise = choice && methodOf(choice, chosen) && emailOf(choice, chosen, context.email) !== email;
      return { correction: isOtherwise ? { payoutMethodId: chosen, email, key: newKey() } : null };
    }),
    correctFound: assign(({ context: { creation, newKey } }, payoutMethodId: string) => ({
      correction: { payoutMethodId, email: creation?.method.fields['email'] ?? '', key: newKey() },
    })),
    dropCorrection: assign({ creation: null, createdId: null, correction: null }),
    dropAccount: assign({ creation: null, createdId: null, correction: null, sending: null }),
    noteOther: assign({ isOther: true }),
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
    isListed: ({ context: { choice } }, { chosen }: EnteredDetails) => isListed(choice, chosen),
    isOffered: ({ context: { choice } }, entered: EnteredDetails) => methodIn(entered, choice?.asked ?? []) !== null,
    isCreated: ({ context: { choice, creation, createdId } }, entered: EnteredDetails) => {
      const method = methodIn(entered, choice?.asked ?? []);
      return createdId !== null && creation !== null && method !== null && isSameMethod(creation.method, method);
    },
    isThere: ({ context }, read: MethodsRead) =>
      idIn(read, context.creation) !== null && (context.mayCorrect || !isThereOtherwise(context, read)),
    isThereToCorrect: ({ context }, read: MethodsRead) => context.mayCorrect && isThereOtherwise(context, read),
    isAsMeant: ({ context }, read: MethodsRead) => isSendable(context, read),
    isToCorrect: ({ context }, read: MethodsRead) => context.correction !== null && isSendable(context, read),
    isRepeat: ({ context }) => context.isRepeat,
    isUnread: ({ context }, read: MethodsRead) => context.isRepeat && read.kind === 'refused',
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
    isRepeat: false,
    isUnheard: false,
    isOther: false,
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
            guard: { type: 'isListed', params: ({ event }) => event },
            target: 'comparing',
            actions: [
              { type: 'correct', params: ({ event }) => event },
              { type: 'address', params: ({ event }) => event },
            ],
          },
          {
            guard: { type: 'isCreated', params: ({ event }) => event },
            target: 'comparing',
            actions: [
              { type: 'correct', params: ({ event }) => event },
              { type: 'address', params: ({ event }) => event },
            ],
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
    /** Is the account the one that they were shown? Somebody may have changed it meanwhile. */
    comparing: {
      tags: 'working',
      exit: assign({ isRepeat: false }),
      invoke: {
        id: 'readMethods',
        src: 'readMethods',
        onDone: [
          { guard: withOutput('isUnread'), target: 'missing', actions: react },
          { guard: isRefused, target: 'editing', actions: react },
          { guard: withOutput('isToCorrect'), target: 'correcting' },
          { guard: withOutput('isAsMeant'), target: 'sending' },
          { target: 'choosingAnew', actions: ['dropAccount', 'noteOther'] },
        ],
        onError: [
          { guard: 'isRepeat', target: 'missing', actions: 'announceUnanswered' },
          { target: 'editing', actions: 'announceUnanswered' },
        ],
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
            actions: ['dropCorrection', assign({ problems: fieldProblems })],
          },
          {
            guard: isRefusedWith('PAYMENT_METHOD_NOT_FOUND'),
            target: 'choosingAnew',
            actions: ['dropAccount', react],
          },
          { guard: isRefused, target: 'editing', actions: ['dropCorrection', react] },
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
            guard: withOutput('isThereToCorrect'),
            target: 'correcting',
            actions: [
              { type: 'takeCreated', params: ({ context, event }) => idIn(event.output, context.creation) ?? '' },
              { type: 'correctFound', params: ({ context, event }) => idIn(event.output, context.creation) ?? '' },
            ],
          },
          {
            guard: withOutput('isThere'),
            target: 'sending',
            actions: [
              { type: 'takeCreated', params: ({ context, event }) => idIn(event.output, context.creation) ?? '' },
              'methodsOutdated',
            ],
          },
          { guard: isRefused, target: 'editing', actions: [assign({ creation: null }), 'methodsOutdated'] },
          { target: 'choosingAnew', actions: 'dropAccount' },
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
            guard: withOutput('isThereToCorrect'),
            target: 'correcting',
            actions: [
              { type: 'takeCreated', params: ({ context, event }) => idIn(event.output, context.creation) ?? '' },
              { type: 'correctFound', params: ({ context, event }) => idIn(event.output, context.creation) ?? '' },
            ],
          },
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
            actions: ['dropAccount', react],
          },
          { guard: isRefused, target: 'editing', actions: [assign({ sending: null }), react, 'claimsOutdated'] },
          { target: 'sent' },
        ],
        onError: { target: 'checking', actions: assign({ isUnheard: true }) },
      },
    },
    /** The account is gone, or another one by now: which are there? */
    choosingAnew: {
      tags: 'working',
      invoke: {
        id: 'readChoice',
        src: 'readChoice',
        onDone: [
          { guard: isRefused, target: 'editing', actions: [react, 'methodsOutdated'] },
          { target: 'editing', actions: [withOutput('takeChoice'), 'methodsOutdated'] },
        ],
        onError: { target: 'editing', actions: ['announceUnanswered', 'methodsOutdated'] },
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
          { guard: withOutput('isSent'), target: 'arrived' },
          { guard: withOutput('isWaiting'), target: 'missing' },
          { target: 'moved', actions: 'claimsOutdated' },
        ],
        onError: 'unknown',
      },
    },
    unknown: { entry: 'claimsOutdated', on: { 'retry.asked': 'checking', 'dialog.closed': 'left' } },
    /** The insurer has not heard of it. It may be on its way yet: sent again it is the same. */
    missing: {
      entry: 'claimsOutdated',
      on: {
        'details.repeated': { target: 'comparing', actions: assign({ isRepeat: true }) },
        'details.reconsidered': 'editing',
        'dialog.closed': 'left',
      },
    },
    /** It waits for no details any more. */
    moved: { on: { 'dialog.closed': 'left' } },
    sent: { entry: [assign({ end: 'sent' }), 'announceSent', 'claimsOutdated'], type: 'final' },
    /** Somebody has sent it: they, before, or whoever else may. */
    arrived: { entry: [assign({ end: 'sent' }), 'announceArrived', 'claimsOutdated'], type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context: { end } }) => end,
});

const idIn = (read: MethodsRead, creation: Creation | null): string | null =>
  read.kind === 'read' && creation ? foundAmong(read.methods, creation.method) : null;

const isListed = (choice: PayoutChoice | null, chosen: string): boolean =>
  choice !== null && methodOf(choice, chosen) !== undefined;

/** The account is the one that is meant, as it was meant. */
function isSendable(context: SendPayoutDetailsContext, read: MethodsRead): boolean {
  const method = read.kind === 'read' && context.sending && methodOf(read, context.sending.payoutMethodId);
  return method ? isAsMeant(method, context) : false;
}

/** The account that was described is there, with another e-mail address. */
function isThereOtherwise({ creation, email: own }: SendPayoutDetailsContext, read: MethodsRead): boolean {
  const found = idIn(read, creation);
  return read.kind === 'read' && found !== null && emailOf(read, found, own) !== creation?.method.fields['email'];
}

export type SendPayoutDetailsActor = ActorRefFrom<typeof sendPayoutDetailsMachine>;
export type SendPayoutDetailsSnapshot = SnapshotFrom<typeof sendPayoutDetailsMachine>;
