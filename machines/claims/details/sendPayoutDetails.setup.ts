import { assign, setup } from 'xstate';
import { actionPort, promisePort } from '../../kit/port.ts';
import { type Problems, refusalGuards, refusalPorts } from '../../kit/refusals.ts';
import type { MethodCreated, MethodEdited, MethodsRead, PayoutMethod } from '../../payouts/payouts.ts';
import type { ClaimPayoutSent, ClaimRead } from '../claims.ts';
import {
  type ChoiceRead,
  type Correction,
  type Creation,
  type EnteredDetails,
  findMethod,
  findPayoutStatus,
  findSameAccount,
  getPayoutEmail,
  isExpectedAccount,
  isSameMethod,
  type PayoutChoice,
  type Sending,
  toNewMethod,
  type WhichPayout,
  withEmail,
} from './details.ts';

export type SendPayoutDetailsEvent =
  | ({ type: 'details.entered' } & EnteredDetails)
  | { type: 'retry.requested' }
  /** Sends the unreceived details again, unchanged. */
  | { type: 'resend.requested' }
  | { type: 'edit.requested' }
  | { type: 'dialog.closed' };

type SendPayoutDetailsInput = {
  payout: WhichPayout;
  /** The customer's own address. */
  email: string;
  /** Whether the customer may change an existing account. */
  mayCorrect: boolean;
  newKey: () => string;
};

type SendPayoutDetailsContext = SendPayoutDetailsInput & {
  choice: PayoutChoice | null;
  /** The method that is being set up, until the insurer refuses it. */
  creation: Creation | null;
  createdId: string | null;
  /** The new e-mail address of an existing method, until the insurer answers. */
  correction: Correction | null;
  /** The details being sent, until the insurer refuses them. */
  sending: Sending | null;
  /** Whether this is a repetition of details that the insurer had not received. */
  isRepeat: boolean;
  /** Whether an answer was lost: the request may still arrive. */
  isUnheard: boolean;
  /** Whether the accounts have changed, so that the customer must choose again. */
  isOther: boolean;
  problems: Problems;
};

export type SendPayoutDetailsOutput = 'sent' | 'dismissed';

/** Types, actors, actions and guards of the chart in `sendPayoutDetails.machine.ts`. */
export const sendPayoutDetailsSetup = setup({
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
    /** The details were sent; the sender and the account are unknown. */
    announceArrived: actionPort('announceArrived'),
    claimsOutdated: actionPort('claimsOutdated'),
    methodsOutdated: actionPort('methodsOutdated'),
    storeChoice: assign((_, read: ChoiceRead) => ({ choice: read.kind === 'read' ? read : null })),
    storeCreation: assign(({ context: { choice, creation, newKey } }, entered: EnteredDetails) => {
      const method = toNewMethod(entered, choice);
      if (!method) return {};
      return creation && isSameMethod(creation.method, method)
        ? {}
        : { creation: { method, key: newKey() }, createdId: null, correction: null };
    }),
    storeSending: assign(
      ({ context: { choice, createdId, sending, newKey } }, { chosen, contactNumber }: EnteredDetails) => {
        const payoutMethodId = isListed(choice, chosen) ? chosen : (createdId ?? '');
        const isAgain = sending?.payoutMethodId === payoutMethodId && sending.contactNumber === contactNumber;
        return {
          sending: isAgain ? sending : { payoutMethodId, contactNumber, key: newKey() },
          isOther: false,
        };
      },
    ),
    storeCorrection: assign(({ context }, { chosen, email }: EnteredDetails) => {
      const { choice, correction, createdId, newKey } = context;
      const payoutMethodId = isListed(choice, chosen) ? chosen : createdId;
      if (correction?.payoutMethodId === payoutMethodId && correction.email === email) return {};
      const listed = choice && findMethod(choice, chosen);
      const isEmailChanged = listed && getPayoutEmail(listed, context.email) !== email;
      return { correction: isEmailChanged ? { payoutMethodId: chosen, email, key: newKey() } : null };
    }),
    dropCorrection: assign({ creation: null, createdId: null, correction: null }),
    dropAccount: assign({ creation: null, createdId: null, correction: null, sending: null }),
    markAccountChanged: assign({ isOther: true }),
    applyCorrection: assign(({ context: { choice, correction } }) =>
      choice && correction
        ? { choice: withEmail(choice, correction.payoutMethodId, correction.email), correction: null }
        : {},
    ),
    storeCreatedAccount: assign(({ context: { sending } }, payoutMethodId: string) =>
      withAccount(payoutMethodId, sending),
    ),
    storeFoundAccount: assign(({ context }, read: MethodsRead) => {
      const { creation, sending, newKey } = context;
      const found = findDescribedAccount(context, read)?.payoutMethodId ?? '';
      const email = creation?.method.fields['email'] ?? '';
      return {
        ...withAccount(found, sending),
        correction: hasOtherEmail(context, read) ? { payoutMethodId: found, email, key: newKey() } : null,
      };
    }),
  },
  guards: {
    ...refusalGuards,
    /** The account exists, either from before or from this flow. */
    isThere: ({ context: { choice, creation, createdId } }, entered: EnteredDetails) => {
      const method = toNewMethod(entered, choice);
      const isCreated = createdId !== null && creation !== null && method !== null;
      return isListed(choice, entered.chosen) || (isCreated && isSameMethod(creation.method, method));
    },
    isOffered: ({ context: { choice } }, entered: EnteredDetails) => toNewMethod(entered, choice) !== null,
    isFound: ({ context }, read: MethodsRead) =>
      findDescribedAccount(context, read) !== undefined && (context.mayCorrect || !hasOtherEmail(context, read)),
    hasCorrection: ({ context }) => context.correction !== null,
    isAsMeant: ({ context }, read: MethodsRead) => isSendable(context, read),
    isToCorrect: ({ context }, read: MethodsRead) => context.correction !== null && isSendable(context, read),
    isRepeat: ({ context }) => context.isRepeat,
    isUnread: ({ context }, read: MethodsRead) => context.isRepeat && read.kind === 'refused',
    isSent: ({ context: { payout } }, read: ClaimRead) => findPayoutStatus(read, payout.payoutId) === 'SENT',
    isWaiting: ({ context: { payout } }, read: ClaimRead) =>
      findPayoutStatus(read, payout.payoutId) === 'PAYMENT-DETAILS',
  },
});

const isListed = (choice: PayoutChoice | null, chosen: string): boolean =>
  choice !== null && findMethod(choice, chosen) !== undefined;

/** Returns whether the account still exists and still matches what the customer saw or described. */
function isSendable(context: SendPayoutDetailsContext, read: MethodsRead): boolean {
  const method = read.kind === 'read' && context.sending && findMethod(read, context.sending.payoutMethodId);
  return method ? isExpectedAccount(method, context) : false;
}

function findDescribedAccount({ creation }: SendPayoutDetailsContext, read: MethodsRead): PayoutMethod | undefined {
  return read.kind === 'read' && creation ? findSameAccount(read.methods, creation.method) : undefined;
}

/** Returns whether the account exists with a different e-mail address. */
function hasOtherEmail(context: SendPayoutDetailsContext, read: MethodsRead): boolean {
  const found = findDescribedAccount(context, read);
  return found !== undefined && getPayoutEmail(found, context.email) !== context.creation?.method.fields['email'];
}

const withAccount = (createdId: string, sending: Sending | null) => ({
  createdId,
  sending: sending && { ...sending, payoutMethodId: createdId },
});
