import { assign, setup } from 'xstate';

import { isSameAccount } from '#rules/payouts/methods.ts';
import { actionPort, promisePort } from '../../kit/port.ts';
import type { MethodsRead, PayoutMethod } from '../../payouts/payouts.ts';
import { answerActors, answerGuards, answerPorts, confirmActors, type OptionGiven } from '../answerOption.ts';
import { applyChange, isUnconfirmed, toAttempt } from '../case/attempt.ts';
import { findOption, getBlockedReason } from '../case/blockedReason.ts';
import type { CaseRead, OptionAnswer, OptionChanged } from '../resolutions.ts';
import { isOpen } from './claim.ts';
import {
  addClaimedAccount,
  type ClaimOptionContext,
  type ClaimOptionEvent,
  type ClaimOptionInput,
  getSentAccount,
  isPayout,
} from './claimOption.logic.ts';
import type { SelectPayoutOutput } from './selectPayout.logic.ts';
import { selectPayoutMachine } from './selectPayout.machine.ts';

/** Types, actors, actions and guards of the chart in `claimOption.machine.ts`. */
export const claimOptionSetup = setup({
  types: {} as {
    context: ClaimOptionContext;
    events: ClaimOptionEvent;
    input: ClaimOptionInput;
    children: { selectPayout: 'selectPayout'; changePayout: 'changePayout' };
  },
  actors: {
    ...answerActors,
    ...confirmActors,
    selectPayout: selectPayoutMachine,
    /** Chooses another account without claiming anything. */
    changePayout: selectPayoutMachine,
    readMethods: promisePort<MethodsRead>('readMethods'),
  },
  actions: {
    ...answerPorts,
    announceConfirmed: actionPort('announceConfirmed'),
    /** The option could not be provided; the insurer decides on the next status shortly. */
    startCooldown: actionPort('startCooldown'),
    methodsOutdated: actionPort('methodsOutdated'),
    announcePayoutFailed: actionPort('announcePayoutFailed'),
    begin: assign(({ context }, answer: OptionAnswer) => ({
      attempt: toAttempt(context, answer),
      isAnsweredElsewhere: false,
    })),
    storeRead: assign(({ context: { option } }, read: CaseRead) => findOption(read, option) ?? {}),
    storeChange: assign(({ context }, changed: OptionChanged) => ({
      option: applyChange(changed, addClaimedAccount(context)),
    })),
    storeOption: assign((_, given: OptionGiven) => given),
    finishAttempt: assign({ attempt: null, confirmKey: null, isAnsweredElsewhere: false }),
    clearAttempt: assign({ attempt: null, confirmKey: null }),
    storeAccount: assign((_, account: PayoutMethod | null) => ({ account })),
    storeChosen: assign((_, selected: SelectPayoutOutput) => ({
      chosen: 'method' in selected ? selected.method : null,
      isOtherAccount: false,
    })),
    forgetChosen: assign({ chosen: null }),
    markOtherAccount: assign({ chosen: null, isOtherAccount: true }),
    markAnsweredElsewhere: assign({ attempt: null, confirmKey: null, isAnsweredElsewhere: true }),
  },
  guards: {
    ...answerGuards,
    /** Points need no account; and once money was sent, no more is sent, whichever account a claim names. */
    isFreeAtOnce: ({ context }) =>
      (context.remedy === 'POINTS' || (!context.isOtherAccount && getSentAccount(context) !== null)) &&
      getBlockedReason(context, context.remedy, 'customer.claim') === null,
    isSelected: (_, output: SelectPayoutOutput) => output.kind === 'selected',
    /** A method that was set up without continuing waits for the claim. */
    isClaimedTo: (_, output: SelectPayoutOutput) => output.kind === 'selected' && output.isOnward,
    isAccountSelected: (_, output: SelectPayoutOutput) => output.kind === 'selected' && output.method !== null,
    isOutdated: (_, output: SelectPayoutOutput) => output.kind === 'outdated',
    isToAccount: ({ context: { attempt, chosen } }) =>
      attempt !== null && 'payoutMethodId' in attempt.answer && chosen !== null,
    isAsChosen: ({ context: { chosen } }, read: MethodsRead) =>
      chosen !== null && read.kind === 'read' && read.methods.some((method) => isSameAccount(method, chosen)),
    /** The insurer refused a payout in its own words, which customers would not understand. */
    hasPayoutFailed: ({ context }, answer: OptionChanged) =>
      answer.kind === 'refused' && answer.reaction.kind === 'error' && isPayout(context),
    isCash: ({ context: { remedy } }) => remedy === 'CASH',
    isOpen: ({ context: { option, remedy } }) => isOpen(option, remedy),
    isUnconfirmed: ({ context: { option, remedy } }) => isUnconfirmed(option, remedy),
    wantsConfirmation: ({ context: { option, remedy } }, changed: OptionChanged) =>
      isUnconfirmed(applyChange(changed, option), remedy),
  },
});
