import { assign, setup } from 'xstate';

import type { Reaction } from '#schema/classify.ts';
import { actionPort, promisePort } from '../../kit/port.ts';
import {
  getFieldProblems,
  getReaction,
  getRefusalCode,
  type Problems,
  refusalGuards,
  refusalPorts,
} from '../../kit/refusals.ts';
import {
  type ChangeAnswer,
  type OfferedSecret,
  type SecretAnswer,
  toCodeReaction,
  type VerificationAnswer,
} from './twoStep.logic.ts';

export type TwoStepEvent =
  | { type: 'reading.repeated' }
  | { type: 'turnOn.requested' }
  | { type: 'turnOn.confirmed' }
  | { type: 'turnOff.requested' }
  | { type: 'code.given'; code: string }
  | { type: 'change.cancelled' }
  | { type: 'limit.understood' };

export type TwoStepInput = {
  userId: string;
  /** Whether the account was just created. The set-up then starts without a question, and cancelling is final. */
  isNew: boolean;
  /** Whether an agent acts for the customer. The insurer refuses changes by agents. */
  isActing: boolean;
};

/** `relogin`: two-step verification was turned on, so the customer has to sign in again. */
export type TwoStepOutput = { kind: 'relogin' | 'cancelled' };

type TwoStepContext = TwoStepInput & {
  emailAddress: string;
  /** Kept until it is confirmed or abandoned. */
  offer: OfferedSecret | null;
  /** Kept only while it is sent. */
  code: string;
  problems: Problems;
  /** Whether an earlier answer was lost. */
  isUnheard: boolean;
  /** Whether the next code was refused, while the account is read to find out why. */
  isRefused: boolean;
};

export const blankTwoStep = (input: TwoStepInput): TwoStepContext => ({
  ...input,
  emailAddress: '',
  offer: null,
  code: '',
  problems: {},
  isUnheard: false,
  isRefused: false,
});

type Answered = { kind: string; reaction?: Reaction };

const toCodeProblems = (answer: Answered): Problems =>
  getFieldProblems({ kind: 'refused', reaction: toCodeReaction(getReaction(answer)) });

export const twoStepSetup = setup({
  types: {} as {
    context: TwoStepContext;
    events: TwoStepEvent;
    input: TwoStepInput;
    output: TwoStepOutput;
  },
  actors: {
    readVerification: promisePort<VerificationAnswer, { userId: string }>('readVerification'),
    requestSecret: promisePort<SecretAnswer, { label: string }>('requestSecret'),
    enable: promisePort<ChangeAnswer, { code: string }>('enable'),
    disable: promisePort<ChangeAnswer, { code: string }>('disable'),
  },
  actions: {
    ...refusalPorts,
    announceOff: actionPort('announceOff'),
    storeEmailAddress: assign((_, answer: VerificationAnswer) => ({
      emailAddress: answer.kind === 'read' ? answer.emailAddress : '',
    })),
    storeOffer: assign((_, answer: SecretAnswer) => ({ offer: answer.kind === 'offered' ? answer.offer : null })),
    forgetOffer: assign({ offer: null, isUnheard: false, isRefused: false }),
    storeCode: assign((_, { code }: { code: string }) => ({ code, problems: {}, isRefused: false })),
    forgetCode: assign({ code: '' }),
    storeProblems: assign((_, answer: Answered) => ({ problems: toCodeProblems(answer) })),
    markRefused: assign({ isRefused: true }),
    showRefusal: assign({ problems: { code: 'MFA_INVALID_CODE' }, isRefused: false }),
    clearProblems: assign({ problems: {} }),
    markUnheard: assign({ isUnheard: true }),
    forgetUnheard: assign({ isUnheard: false }),
  },
  guards: {
    ...refusalGuards,
    isNew: ({ context }) => context.isNew,
    isActing: ({ context }) => context.isActing,
    isOn: (_, answer: VerificationAnswer | ChangeAnswer) => answer.kind !== 'refused' && answer.isOn,
    isNewAndOn: ({ context }, answer: VerificationAnswer) => context.isNew && answer.kind === 'read' && answer.isOn,
    isUnheard: ({ context }) => context.isUnheard,
    isOff: (_, answer: VerificationAnswer | ChangeAnswer) => answer.kind !== 'refused' && !answer.isOn,
    isOfCode: (_, answer: ChangeAnswer) => Object.keys(toCodeProblems(answer)).length > 0,
    /** An earlier try with a lost answer may have used the secret. */
    mayBeOwn: ({ context }, answer: ChangeAnswer) => context.isUnheard && getRefusalCode(answer) === 'MFA_INVALID_CODE',
    wasRefused: ({ context }) => context.isRefused,
  },
});
